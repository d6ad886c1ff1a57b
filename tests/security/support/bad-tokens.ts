import {
  makeRsaKeys,
  readToken,
  signWithPrivateKey,
  signWithSecret,
  type TokenParts,
  writeUnsigned,
} from './forge-token.ts';

/** An Authorization header that must open nothing, undefined for none at all. */
export interface BadAuthorization {
  readonly what: string;
  readonly authorization: string | undefined;
}

/** Bytes of the longest token that is sent: what gateways let through, and far beyond any of ours. */
const longTokenBytes = 7 * 1024;

/**
 * What an attacker can make of tokens without the key that signs them.
 * @param genuine a token whose session is alive
 * @param other a token of another account
 */
export function forgeAuthorizations(genuine: string, other: string): BadAuthorization[] {
  return [...listOtherSchemes(genuine), ...listForgeries(genuine, other)];
}

function listOtherSchemes(genuine: string): BadAuthorization[] {
  const headers = {
    'an empty header': '',
    'the scheme alone': 'Token',
    'the scheme and a space': 'Token ',
    'a genuine token without a scheme': genuine,
    'a genuine token of scheme Bearer': `Bearer ${genuine}`,
    'a genuine token of scheme Basic': `Basic ${genuine}`,
    'a genuine token of an unknown scheme': `Tokens ${genuine}`,
    'a genuine token in quotes': `Token "${genuine}"`,
    'a genuine token and more': `Token ${genuine} x`,
    'two genuine tokens': `Token ${genuine}, Token ${genuine}`,
    'the word null': 'Token null',
    'the word undefined': 'Token undefined',
    'a name and a password': `Basic ${Buffer.from('admin:admin').toString('base64')}`,
    'two dots': 'Token ..',
    'parts that are no JSON': 'Token aaaa.bbbb.cccc',
  };
  return [{ what: 'no header', authorization: undefined }, ...toList(headers)];
}

function listForgeries(genuine: string, other: string): BadAuthorization[] {
  const parts = readToken(genuine);
  const [header = '', payload = '', signature = ''] = genuine.split('.');
  const [, otherPayload = '', otherSignature = ''] = other.split('.');
  const rsa = makeRsaKeys();
  const withHeader = (changes: object): TokenParts => ({ ...parts, header: { ...parts.header, ...changes } });
  const withPayload = (changes: object): TokenParts => ({
    ...parts,
    payload: { ...parts.payload, ...changes },
  });
  const unsigned = (changes: object) => `${writeUnsigned(withHeader(changes))}.`;
  const secret = 'a key of the forger, as long as the real one';
  const tokens = {
    'alg none': unsigned({ alg: 'none' }),
    'alg None': unsigned({ alg: 'None' }),
    'alg nOnE with the genuine signature': unsigned({ alg: 'nOnE' }) + signature,
    'no alg': unsigned({ alg: undefined }),
    'RS256 with a key of the forger': signWithPrivateKey(withHeader({ alg: 'RS256' }), rsa.privateKey),
    'HS256 with a public key as the secret': signWithSecret(parts, rsa.publicKey),
    'RS256 in the header, HS256 in truth': signWithSecret(withHeader({ alg: 'RS256' }), rsa.publicKey),
    'a key that comes with the token (jwk)': signWithSecret(
      withHeader({ jwk: { kty: 'oct', k: Buffer.from(secret).toString('base64url') } }),
      secret,
    ),
    'a key at an address (jku)': signWithSecret(withHeader({ jku: 'https://example.com/keys.json' }), secret),
    'another key': signWithSecret(parts, secret),
    'an empty key': signWithSecret(parts, ''),
    'the key id as the key': signWithSecret(parts, String(parts.header.kid)),
    'another hash': signWithSecret(withHeader({ alg: 'HS512' }), secret, 'sha512'),
    'an unknown kid': signWithSecret(withHeader({ kid: 'unknown' }), secret),
    'no kid': signWithSecret(withHeader({ kid: undefined }), secret),
    'a kid that is a path to an empty file': signWithSecret(withHeader({ kid: '../../../../dev/null' }), ''),
    'a kid that is a list': signWithSecret(withHeader({ kid: [parts.header.kid] }), secret),
    'a kid that every object has': signWithSecret(withHeader({ kid: '__proto__' }), secret),
    'a tampered subject': `${writeUnsigned(withPayload({ sub: 'somebody-else' }))}.${signature}`,
    'a lifetime made longer': `${writeUnsigned(withPayload({ exp: 4102444800 }))}.${signature}`,
    "another account's payload grafted in": `${header}.${otherPayload}.${signature}`,
    "another account's signature": `${header}.${payload}.${otherSignature}`,
    'no signature': `${header}.${payload}.`,
    'two parts': `${header}.${payload}`,
    'a signature cut short': `${header}.${payload}.${signature.slice(0, -2)}`,
    'a signature with another first letter': `${header}.${payload}.${replaceFirst(signature)}`,
    'a payload that is no object': `${header}.${Buffer.from('"text"').toString('base64url')}.${signature}`,
    '7 KB of one letter': 'a'.repeat(longTokenBytes),
    '7 KB in the form of a token': `${header}.${'e'.repeat(longTokenBytes)}.${signature}`,
    '7 KB of payload signed with another key': signWithSecret(
      withPayload({ more: 'x'.repeat(5000) }),
      secret,
    ),
  };
  return toList(tokens).map(({ what, authorization }) => ({ what, authorization: `Token ${authorization}` }));
}

function toList(headers: Readonly<Record<string, string>>): BadAuthorization[] {
  return Object.entries(headers).map(([what, authorization]) => ({ what, authorization }));
}

function replaceFirst(signature: string): string {
  return (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
}
