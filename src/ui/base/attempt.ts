import { codeOf } from '@/application/errors/code-of'
import type { Toast, Toasts } from './toasts'

/** What is said when an action has succeeded. */
export type Done = Pick<Toast, 'tone' | 'text'> & Partial<Pick<Toast, 'values' | 'action'>>

/**
 * Carries out an action that can fail, and tells the guest once: `done` where it succeeded, the cause where it did not. Returns whether
 * it succeeded; a failed action never says that it has.
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
