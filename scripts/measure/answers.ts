import { CONSENT_VERSION } from '../../src/domain/consent/consent.ts'

/** What the browser of a guest stores who has passed the question of age and allows only what is necessary. */
export const answers = (): Readonly<Record<string, string>> => ({
  'vesper.ageGate': 'passed',
  'vesper.consent': JSON.stringify({ version: CONSENT_VERSION, at: Date.now(), allowed: [] }),
})

/** Stores values; runs in a page, and so refers to nothing outside itself. */
export const storeInPage = (values: Readonly<Record<string, string>>): void => {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
}
