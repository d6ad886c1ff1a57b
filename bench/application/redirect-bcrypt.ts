import { registerHooks } from 'node:module';

/** Lets `bcryptjs` lead everybody who imports it from now on to a module that times its functions. */
export function redirectBcrypt(): void {
  const timed = new URL('timed-bcrypt.ts', import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === 'bcryptjs' && context.parentURL !== timed ? timed : specifier, context),
  });
}
