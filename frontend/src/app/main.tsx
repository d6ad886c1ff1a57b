import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { startSession } from '#frontend/api/authentication.ts';
import { Application } from './application.tsx';

// The content security policy forbids code made from text, which zod would otherwise try.
z.config({ jitless: true });

startSession();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <Application />
  </StrictMode>,
);
