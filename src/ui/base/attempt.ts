import { codeOf } from '@/application/errors/code-of'
import type { Toast, Toasts } from './toasts'

/** The message for a successful action. */
export type Done = Pick<Toast, 'tone' | 'text'> & Partial<Pick<Toast, 'values' | 'action'>>

/**
 * Runs an action that can fail, and notifies the guest once: `done` after success, else the cause.
 * Returns whether it succeeded; a failed action never reports success.
 */
export async function attempt(toasts: Toasts, work: () => Promise<unknown>, done?: Done): Promise<boolean> {
  try {
    await work()
  } catch (error) {
    toasts.show('bad', `errors.${codeOf(error)}`)
    return false
  }
  if (done !== undefined) toasts.show(done.tone, done.text, done.values, done.action)
  return true
}
