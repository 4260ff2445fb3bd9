/** Number of emoji in a row of the picker: as many as a thumb reaches on a phone of 390 px. */
export const EMOJI_COLUMNS = 7

/** Plain faces, hands and things, that everybody may read in a room. */
export const EMOJI: readonly string[] = [
  '🙂 😊 😀 😄 😁 😂 🤣 😉 😎 🤓 🤔 😮 😌 😴',
  '🥳 🤗 🙃 😅 😇 😢 🥲 👋 👍 👎 👏 🙌 🤝 🙏',
  '❤️ 🧡 💛 💚 💙 💜 ✨ ⭐ 💡 🎉 🎊 🎈 🎁 🏆',
  '🌙 ☀️ 🌈 🌧️ ❄️ 🌊 🌹 🌻 🌸 🍀 🌲 🐱 🐶 🦋',
  '☕ 🍵 🍰 🍕 🎵 🎸 📚',
].flatMap((row) => row.split(' '))

/** Returns the target of an arrow key among `count` places in rows of `columns`; never outside. */
export function stepIn(key: string, from: number, count: number, columns: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -from,
    End: count - 1 - from,
  }
  const to = from + (steps[key] ?? 0)
  return to >= 0 && to < count ? to : from
}
