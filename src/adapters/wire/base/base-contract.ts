import { alive, contractVersion } from './alive-call'
import { publishedCode, publishedError } from './published-error'
import { coins, language, moment, money, seconds } from './scalars'
import type { FeatureContract } from './feature-contract'

/** The part of the contract that all features share. */
export const baseContract: FeatureContract = {
  feature: 'base',
  about: 'Units and refusals that all calls share, and the sign of life.',
  schemas: [
    { name: 'Coins', schema: coins, about: 'Whole coins (VXC), at least 0.' },
    { name: 'Moment', schema: moment, about: 'A moment, in epoch milliseconds.' },
    { name: 'Seconds', schema: seconds, about: 'Whole seconds, at least 0.' },
    {
      name: 'Money',
      schema: money,
      about: 'An amount in whole minor units of its currency: cents for EUR, whole coins for VXC.',
      fields: { value: 'Whole minor units; negative for what is taken.' },
    },
    { name: 'Language', schema: language, about: 'A language of the product.' },
    {
      name: 'ErrorCode',
      schema: publishedCode,
      about: 'Why a call failed; the code decides what to do.',
      words: {
        offline: 'Made by clients only: there is no network, or the server cannot be reached.',
        unavailable: '503. The server cannot answer at the moment; retry after the seconds of Retry-After.',
        timeout:
          '504. No database connection became free within 10 s; clients also create it when no answer comes within 15 s.',
        http: 'Made by clients only: another status than 200 to 299, of which nothing more is known.',
        protocol: 'Created by clients only: the answer does not match this contract.',
        'missing-token': '401 of /query only: no bearer token.',
        'session-expired': '401. The token opens nothing (any more): open the session again.',
        'invalid-request':
          '400 (408, 413, 415 and 431 for malformed HTTP): the request is malformed or beyond its limits.',
        'rate-limited': '429. Too many requests; retry after the seconds of Retry-After.',
        'not-found': '404. It does not exist, or belongs to another guest.',
        internal: '500. The server failed for a reason of its own.',
        'unsupported-version': '400. The request names a version of this contract that the server does not have.',
      },
    },
    {
      name: 'Error',
      schema: publishedError,
      about: 'How every failed REST and sandbox call is answered.',
      fields: { fields: 'Of invalid-request: which fields of the request are missing or malformed; at most ten.' },
    },
  ],
  operations: [
    { operation: alive, about: 'Whether the server answers at all. Also at /alive, without the prefix.' },
    {
      operation: contractVersion,
      about: 'The version of this contract in use.',
      rules: 'A client made for a version before oldest is too old: it has to be replaced.',
    },
  ],
}
