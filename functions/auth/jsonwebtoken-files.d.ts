/** Files of jsonwebtoken, whose package types only its index. */
declare module 'jsonwebtoken/decode.js' {
  import { decode } from 'jsonwebtoken';
  export = decode;
}

declare module 'jsonwebtoken/sign.js' {
  import { sign } from 'jsonwebtoken';
  export = sign;
}

declare module 'jsonwebtoken/verify.js' {
  import { verify } from 'jsonwebtoken';
  export = verify;
}
