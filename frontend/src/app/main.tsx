import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startSession } from '#frontend/api/authentication.ts';
import { App } from './app.tsx';

startSession();

// A build without a domain writes a path; search engines require an absolute address.
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
canonical?.setAttribute('href', canonical.href);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
