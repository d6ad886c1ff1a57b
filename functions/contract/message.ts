import * as z from 'zod/mini';

/** An answer that only says, for people, that it is done. */
export const message = z.object({ message: z.string() });
