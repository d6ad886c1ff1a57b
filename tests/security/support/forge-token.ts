import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';

/** The parts of a token, as they are or as a forger would like them. */
export interface TokenParts {
  readonly header: Readonly<Record<string, unknown>>;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Reads a token without asking whether it is genuine. */
export function readToken(token: string): TokenParts {
  const [header = '', payload = ''] = token.split('.');
  return { header: decode(header), payload: decode(payload) };
}

/** Writes header and payload as the part of a token that is signed. */
export function writeUnsigned({ header, payload }: TokenParts): string {
  return `${encode(header)}.${encode(payload)}`;
}

/** Signs with a secret, by HS256 unless another hash is asked for. */
export function signWithSecret(parts: TokenParts, secret: string, hash = 'sha256'): string {
  const unsigned = writeUnsigned(parts);
  return `${unsigned}.${createHmac(hash, secret).update(unsigned).digest('base64url')}`;
}

/** Signs as RS256 does, with a private key in PEM. */
export function signWithPrivateKey(parts: TokenParts, privateKey: string): string {
  const unsigned = writeUnsigned(parts);
  return `${unsigned}.${createSign('sha256').update(unsigned).sign(privateKey, 'base64url')}`;
}

/** A pair of RSA keys that belongs to the forger. */
export function makeRsaKeys(): { readonly publicKey: string; readonly privateKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
}
