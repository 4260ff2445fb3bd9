import { localized } from '@/adapters/backend/kernel/localized'
import type { ModeOffer } from '@/domain/chat/chat-buttons'
import type { Language } from '@/domain/navigation/language'

const names = {
  single: localized('Privater Chat', 'Private chat', 'Chat privado'),
  voyeur: localized('Voyeur-Chat', 'Voyeur chat', 'Chat voyeur'),
  ticket: localized('Ticket-Show', 'Ticket show', 'Show con entrada'),
  'video-call': localized('Videoanruf', 'Video call', 'Videollamada'),
  free: localized('Gratis-Chat', 'Free chat', 'Chat gratis'),
  preview: localized('Vorschau', 'Preview', 'Avance'),
} as const

const starts = {
  single: localized('Privaten Chat starten', 'Start private chat', 'Empezar chat privado'),
  voyeur: localized('Voyeur-Chat starten', 'Start voyeur chat', 'Empezar chat voyeur'),
  ticket: localized('Zur Show', 'Enter the show', 'Entrar al show'),
  'video-call': localized('Videoanruf starten', 'Start video call', 'Empezar videollamada'),
  free: localized('Gratis-Chat starten', 'Start free chat', 'Empezar chat gratis'),
  preview: localized('Vorschau ansehen', 'Watch preview', 'Ver avance'),
} as const

const chat = localized('Chat starten', 'Start chat', 'Empezar chat')
const write = localized('Nachricht schreiben', 'Write a message', 'Escribir un mensaje')

const perMinute = (coins: number) =>
  localized(`${coins} VXC pro Minute`, `${coins} VXC per minute`, `${coins} VXC por minuto`)

const lineOf = ({ mode, pricePerMinute }: ModeOffer, language: Language): string =>
  pricePerMinute === 0 ? names[mode][language] : `${names[mode][language]} ${perMinute(pricePerMinute)[language]}`

/**
 * Returns the texts of the main button. A single chat on offer is named; of several, the free one
 * and then the most expensive. Without any it still names a private chat's price: `single`, coins a
 * minute.
 */
export function buttonTextsOf(
  modes: readonly ModeOffer[],
  single: number,
  language: Language,
): { readonly buttonText: string; readonly buttonSubline: string } {
  const chats = modes.filter(({ mode }) => mode !== 'preview')
  const [first] = chats
  if (first === undefined) {
    const text = modes.length > 0 ? starts.preview : write
    return {
      buttonText: text[language],
      buttonSubline: lineOf({ mode: 'single', pricePerMinute: single, seconds: null }, language),
    }
  }
  const isPrivate = chats.some(({ mode }) => mode === 'single')
  const text = chats.length === 1 && !isPrivate ? starts[first.mode] : chat
  const named = [
    ...chats.filter(({ mode }) => mode === 'free'),
    ...chats.filter(({ mode }) => mode !== 'free').slice(0, 1),
  ]
  return { buttonText: text[language], buttonSubline: named.map((offer) => lineOf(offer, language)).join(' · ') }
}
