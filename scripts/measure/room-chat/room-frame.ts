const WORDS =
  'good morning everybody what a lovely song is that a new lamp hello from the coast see you at the show'.split(' ')

/** Writers in the room. */
const GUESTS = 40

/** A line that another guest writes, as the server sends it; `number`: how many were sent before. */
export function roomFrame(chatId: string, number: number): string {
  const from = (number * 7) % WORDS.length
  const text = [...WORDS.slice(from), ...WORDS].slice(0, 3 + (number % 12)).join(' ')
  return JSON.stringify({
    type: 'roomLine',
    chatId,
    line: {
      id: `bench-${number}`,
      actorId: '1',
      sender: 'guest',
      guestName: `Guest ${number % GUESTS}`,
      text,
      at: Date.now(),
      tip: null,
      control: null,
      quote: null,
    },
  })
}
