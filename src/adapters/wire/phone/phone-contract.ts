import {
  phoneLines,
  removeVerification,
  startedVerification,
  startVerification,
  typedNumber,
  verifiedPin,
  verifyPin,
} from './phone-calls'
import { phoneVerification } from './phone-verification'
import { phonePort } from './phone-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

const CODE = '1 to 10; null where nothing was refused.'

const ERRORS =
  'errorCode: 1 the number is not valid, 2 its country is not allowed, 3 it is not of this type, 4 the pin has expired, 5 the number is blocked, 6 another guest has verified it, 7 there is no such verification, 8 the pin is wrong, 9 a limit is reached, 10 anything else: no account, or the message could not be sent.'

/** Phone numbers of guests. */
export const phoneContract: FeatureContract = {
  feature: 'phone',
  about: 'Phone numbers that guests verify by a pin.',
  ports: { phone: phonePort },
  schemas: [
    {
      name: 'PhonePinVerification',
      schema: phoneVerification,
      about: 'A number that a guest has verified, or is verifying.',
      fields: {
        type: 'mobile gets a text message, fixed is called.',
        countryCode: 'ISO 3166-1 alpha-2; empty where several countries share the calling code.',
        preCode: 'The calling code: 49.',
        number: 'The number within the country, digits only.',
        e123: 'As it is written for abroad: +49 1511 2345678.',
        pinLength: '6 for mobile, 5 for fixed.',
      },
    },
    {
      name: 'TypedPhoneNumber',
      schema: typedNumber,
      about: 'A number as a guest types it.',
      fields: { phone: 'With spaces or without; one without a calling code is of the country of the session.' },
    },
    {
      name: 'StartedVerification',
      schema: startedVerification,
      about: 'A pin that was sent.',
      fields: {
        id: 'null where none was sent.',
        pinLength: 'null where none was sent.',
        errorCode: CODE,
      },
    },
    {
      name: 'VerifiedPin',
      schema: verifiedPin,
      about: 'What became of a pin.',
      fields: { verification: 'null where the pin was refused.', errorCode: CODE },
    },
  ],
  operations: [
    {
      operation: startVerification,
      about: 'Sends a pin to a number of a guest with an account.',
      rules: `Three within 24 hours, for a guest and for a number; each is valid for ten minutes and for five tries, and takes the place of the one before. ${ERRORS}`,
      fields: {
        language: 'Of the message.',
      },
    },
    {
      operation: verifyPin,
      about: 'Verifies the number by its pin; it is in phoneVerifications of the guest from then on.',
      rules: `A mobile number receives the text messages that the guest wants. A pin of another length is no try. ${ERRORS}`,
    },
    { operation: removeVerification, about: 'Forgets a number of the guest; text messages to it end.' },
    { operation: phoneLines, about: 'The types of numbers that this platform can verify; empty: none.' },
  ],
}
