/** The six live modes, in the order they are offered: the dearest company first, the free look last [CHA-001]. */
export const chatModes = ['single', 'voyeur', 'ticket', 'video-call', 'free', 'preview'] as const

/** One of the six live modes [CHA-001]. */
export type ChatMode = (typeof chatModes)[number]

/** Whether a text from outside names one of them. */
export const isChatMode = (text: string): text is ChatMode => (chatModes as readonly string[]).includes(text)
