import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What a route asks of the caller's session.
 * - `none`: any Authorization header is ignored.
 * - `required`: a token of ours whose session is alive.
 * - `authentic`: a token of ours, even when its session has ended.
 */
export type SessionRule = 'none' | 'required' | 'authentic';

/** One endpoint, declared once: its handler, its Lambda, its documentation and its client read this. */
export interface Route {
  readonly method: Method;
  /** With its last slash. Parameters stand in braces: `/api/predictions/delete/{id}/`. */
  readonly path: string;
  /** Further paths that the same Lambda answers. */
  readonly aliases?: readonly string[];
  readonly session: SessionRule;
  readonly summary: string;
  /** The path's parameters. */
  readonly parameters?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** Request headers that the endpoint itself reads, by lower-case name. */
  readonly headers?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** The status of a success. */
  readonly status: 200 | 201;
  /** Errors that this route answers beyond those of its session rule and of parsing. */
  readonly errors: readonly ErrorCode[];
}

/** What a client sends as a route's body: before parsing. */
export type RequestBody<R extends Route> = R['body'] extends z.ZodMiniType ? z.input<R['body']> : undefined;

/** What a route answers on success. */
export type ResponseBody<R extends Route> = z.output<R['response']>;
