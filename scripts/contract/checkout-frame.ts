import type { JsonSchema } from './json-schemas.ts'
import type { FrameAction } from '@/domain/payments/frame-message'
import { paymentFlows } from '@/domain/payments/flows'

const text: JsonSchema = { type: 'string', maxLength: 10_000 }

const flow: JsonSchema = { type: 'string', enum: Object.keys(paymentFlows) }

const message = (name: string, summary: string, properties: Readonly<Record<string, JsonSchema>>): object => ({
  name,
  title: name,
  summary,
  contentType: 'application/json',
  payload: {
    type: 'object',
    properties: { id: { ...text, description: 'Id of the checkout, as its address names it.' }, ...properties },
    required: ['id', 'action', ...Object.keys(properties).filter((each) => each === 'value' || each === 'redirectUrl')],
  },
})

const action = (name: FrameAction): JsonSchema => ({ const: name })

/** What a checkout frame sends to the page around it, and the parameters of its address. */
export const frameMessages = () => ({
  messages: {
    'frame.ready': message(
      'message',
      'It is there: ready, loaded and view-ready, in this order. The page shows it then.',
      {
        action: action('message'),
        value: { type: 'string', enum: ['ready', 'loaded', 'view-ready'] },
      },
    ),
    'frame.command': message(
      'message',
      'What the page is to do: close: close the window; logout: log the guest out and load the page again; signup: open the form to sign up instead.',
      {
        action: action('message'),
        value: { type: 'string', enum: ['close', 'logout', 'signup'] },
      },
    ),
    'frame.pending': message('message', 'It was paid, and the money comes later.', {
      action: action('message'),
      value: { const: 'pending' },
    }),
    'frame.success': message(
      'message',
      'The flow succeeded. The page calls onsuccess (money) or onloginsuccess (all else) and goes on.',
      {
        action: action('message'),
        value: { const: 'success' },
        params: {
          type: 'object',
          properties: {
            flow,
            form: { ...flow, description: 'The form it was reached by, where the frame offers several.' },
          },
          required: ['flow'],
        },
      },
    ),
    'frame.history': message('history', 'close: close it; finish: close it, all is done; refresh: reload it.', {
      action: action('history'),
      value: { type: 'string', enum: ['refresh', 'close', 'finish'] },
    }),
    'frame.redirect': message(
      'redirect',
      'Open an address: blank: in a window of its own; inner: in the frame; anything else: in this window.',
      {
        action: action('redirect'),
        redirectUrl: { ...text, description: 'An http or https address.' },
        redirectTarget: text,
      },
    ),
    'frame.html': message('redirect', 'Show a piece of HTML, which the page cleans.', {
      action: action('redirect'),
      redirectTarget: { const: 'html' },
      value: { ...text, description: 'The HTML, percent-encoded.' },
    }),
  },
  address: {
    id: 'Id of the checkout; part of every message.',
    flow: 'What the checkout is for (PaymentFlow).',
    language: 'de, en or es.',
    host: 'Name that the payment service shows.',
    platform: 'The site, as its configuration names it.',
    'webmasterId, subReference, affiliateToken, clickId':
      'The partner that guests of the site come from (affiliate of its configuration); those that are not set are left out.',
    theme: 'light or dark; anything else is dark. Added by the page.',
    '#': 'The secret of the checkout, in the fragment: sent in bodies only, and taken out of the address at once.',
    enableTracking:
      'Whether the guest has agreed to be measured, and the switches that follow from it: passed on as they are.',
  },
})
