/**
 * The six live modes in the order they are offered: the most expensive first, the free look last
 * [CHA-001].
 */
export const chatModes = ['single', 'voyeur', 'ticket', 'video-call', 'free', 'preview'] as const

/** One of the six live modes [CHA-001]. */
export type ChatMode = (typeof chatModes)[number]

/** Whether a text from outside is one of the modes. */
export const isChatMode = (text: string): text is ChatMode => (chatModes as readonly string[]).includes(text)
