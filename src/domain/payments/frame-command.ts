import { isWebAddress } from '@/domain/navigation/own-address'
import type { FrameAction, FrameMessage } from './frame-message'

/** The three steps of the checkout's own history [PAY-073]. */
export type HistoryStep = 'refresh' | 'close' | 'finish'

/** The action that an accepted message requests from the page. */
export type FrameCommand =
  | { readonly do: 'deliver'; readonly value: string; readonly params: Readonly<Record<string, string>> }
  | { readonly do: 'open'; readonly url: string; readonly window: 'new' | 'same' }
  | { readonly do: 'show-html'; readonly html: string }
  | { readonly do: 'move-frame'; readonly url: string }
  | { readonly do: 'history'; readonly step: HistoryStep }

const historySteps: readonly string[] = ['refresh', 'close', 'finish'] satisfies readonly HistoryStep[]
const isHistoryStep = (value: string): value is HistoryStep => historySteps.includes(value)

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const redirectOf = ({ redirectUrl, redirectTarget, value }: FrameMessage): FrameCommand | undefined => {
  if (redirectTarget === 'html') {
    const html = decoded(value ?? '')
    return html ? { do: 'show-html', html } : undefined
  }
  if (redirectUrl === undefined || !isWebAddress(redirectUrl)) return undefined
  if (redirectTarget === 'inner') return { do: 'move-frame', url: redirectUrl }
  return { do: 'open', url: redirectUrl, window: redirectTarget === 'blank' ? 'new' : 'same' }
}

/**
 * Reads an accepted message [PAY-069]..[PAY-073]. The target of a redirect is `blank` (new window),
 * `inner` (only the frame moves), `html` (the value is encoded html to show, still to be sanitized
 * by the component that shows it) or otherwise the same window. Returns undefined when the message
 * lacks what its action needs; then nothing happens.
 */
export const frameCommand = (action: FrameAction, message: FrameMessage): FrameCommand | undefined => {
  if (action === 'message') return { do: 'deliver', value: message.value ?? '', params: message.params ?? {} }
  if (action === 'redirect') return redirectOf(message)
  const step = message.value ?? ''
  return isHistoryStep(step) ? { do: 'history', step } : undefined
}
