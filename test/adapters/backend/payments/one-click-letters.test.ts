import { expect, it } from 'vitest'
import { oneClickLetters } from '@/adapters/backend/payments/one-click-letters'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { TestPlatform } from '#test/support/world/test-platform'

async function letter(
  kind: keyof typeof oneClickLetters,
  language: Language,
  values: Readonly<Record<string, string>>,
) {
  const test = new TestPlatform({ actors: 2, videos: 0 })
  const guest = await test.member()
  const write = (data: Readonly<Record<string, string>>) =>
    test.context.store.transaction((tx) =>
      oneClickLetters[kind](test.context, tx, { id: 'job', kind: 'mail', dueAt: 0, data }, language),
    )
  for (const nobody of [{}, { guestId: 'nobody' }, { guestId: (await test.visitor()).id }])
    expect(await write(nobody)).toBeNull()
  const written = await write({ guestId: guest.id, ...values })
  const { email, name } = await guest.record()
  expect(written?.to).toBe(email)
  const text = (written?.paragraphs ?? []).join('\n')
  expect(text).toContain(name)
  return { ...written, text }
}

it.each(LANGUAGES)(
  'names every sum that one press may charge, the card, and the most of a day: %s',
  async (language) => {
    const { text, link } = await letter('one-click-agreed', language, { label: '•••• 4242' })
    for (const sum of ['•••• 4242', '10,00', '25,00', '50,00', '100,00', '24 ']) expect(text).toContain(sum)
    expect(link?.href).toMatch(new RegExp(`^https://vesper\\.test/${language}/`, 'u'))
  },
)

it.each(LANGUAGES)('names the coins of a charge and their price, and no other sum: %s', async (language) => {
  const { text } = await letter('one-click-charged', language, { label: '•••• 4242', amount: '100' })
  for (const part of ['•••• 4242', '105 VXC', '25,00']) expect(text).toContain(part)
  expect(text).not.toMatch(/10,00|50,00/u)
})
