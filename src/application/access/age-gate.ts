/** Under which key a device stores that its guest has answered the age question. */
export const AGE_GATE_KEY = 'ageGate'

/** What is stored under it. */
export const AGE_GATE_PASSED = 'passed'

/** Where a page without a script sends the answer: the field `page` is the address it goes back to. */
export const AGE_GATE_PATH = '/age-gate'
