import * as z from 'zod/mini';

// zod would otherwise compile schemas with `new Function`, which the content security policy forbids.
z.config({ jitless: true });
