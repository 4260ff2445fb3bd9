import type { PageData } from './page-data'
import { PAGE_DATA_ID } from '@/worker-protocol/page-element'

/** What the server has written into this page; `null` where it is a page that the app renders by itself. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (text === undefined) return null
  try {
    return JSON.parse(text) as PageData
  } catch {
    // A page that was cut off: the app renders it.
    return null
  }
}
