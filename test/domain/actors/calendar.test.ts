import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile, eventFile } from '@/domain/actors/calendar'

/** A Saturday at 21:00 in Berlin. */
const NOW = Date.UTC(2026, 10, 21, 20)
const entry = { title: 'Mira Solène', url: 'https://vesper.test/en/amateur/mira%20sol%C3%A8ne/', uid: 'vesper-1' }

const plan = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    from: fc.integer({ min: 0, max: 23 }),
    length: fc.integer({ min: 1, max: 8 }),
  }),
  { maxLength: 7 },
)

/** What a clock on the wall shows, as if it were UTC. */
const wallOf = (stamp = ''): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/u, '$1-$2-$3T$4:$5:$6Z'))

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

describe('a calendar file', () => {
  it('has a weekly entry for each window, which begins in the coming week on its day', () => {
    fc.assert(
      fc.property(plan, (windows) => {
        const file = calendarFile(
          entry,
          windows.map(({ day, from, length }) => ({ day, from, to: from + length })),
          NOW,
        )
        const starts = [...file.matchAll(/DTSTART;TZID=Europe\/Berlin:(?<at>\d{8}T\d{6})\r\n/gu)]
        const days = [...file.matchAll(/RRULE:FREQ=WEEKLY;BYDAY=(?<day>\w\w)\r\n/gu)].map(
          ({ groups }) => groups?.['day'],
        )
        const ends = [...file.matchAll(/DTEND;TZID=Europe\/Berlin:(?<at>\d{8}T\d{6})\r\n/gu)]
        const reminders = file.match(/\r\nTRIGGER:PT0M\r\n/gu) ?? []
        expect(reminders).toHaveLength(windows.length)
        expect(starts).toHaveLength(windows.length)
        expect(days).toEqual(windows.map(({ day }) => DAYS[day]))
        for (const [index, { groups }] of starts.entries()) {
          const at = wallOf(groups?.['at'])
          expect(wallOf(ends[index]?.groups?.['at']) - at).toBe((windows[index]?.length ?? 0) * 3_600_000)
          expect(new Date(at).getUTCHours()).toBe(windows[index]?.from)
          expect(DAYS[new Date(at).getUTCDay()]).toBe(days[index])
          // On the wall it is 21:00.
          const wait = at - Date.UTC(2026, 10, 21, 21)
          expect(wait >= 0 && wait < 7 * 86_400_000).toBe(true)
        }
      }),
      { examples: [[[{ day: 6, from: 21, length: 1 }]], [[{ day: 6, from: 20, length: 3 }]]] },
    )
  })

  it('has no line of more than 75 octets, for any title, and reads as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const file = calendarFile({ ...entry, title }, [{ day: 2, from: 21, to: 24 }], NOW)
        const lines = file.split('\r\n')
        expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
        const whole = file.replaceAll('\r\n ', '').split('\r\n')
        const summary = whole.find((line) => line.startsWith('SUMMARY:')) ?? ''
        const read = summary
          .slice('SUMMARY:'.length)
          .replaceAll(/\\(?<sign>[\\;,n])/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign))
        expect(read).toBe(title.replaceAll('\r\n', '\n'))
      }),
    )
  })
})

describe('a calendar file of a single show', () => {
  it('has its times in UTC, a reminder a quarter of an hour before it, lines of at most 75 octets, and the same entry each time [ADD-021]', () => {
    fc.assert(
      fc.property(
        fc.nat(10 ** 9),
        fc.integer({ min: 1, max: 240 }),
        fc.string({ maxLength: 120, unit: 'grapheme' }),
        (minute, length, title) => {
          const start = minute * 60
          const show = { start: start * 1_000, end: (start + length * 60) * 1_000 }
          const file = eventFile({ ...entry, title }, show, NOW)
          const at = (name: string) => new RegExp(`\r\n${name}:(\\d{8}T\\d{6}Z)\r\n`, 'u').exec(file)?.[1] ?? ''
          const iso = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/gu, '')
          expect([at('DTSTART'), at('DTEND')]).toEqual([iso(show.start), iso(show.end)])
          expect(file).toContain('\r\nTRIGGER:-PT15M\r\n')
          expect(file.match(/BEGIN:VEVENT/gu)).toHaveLength(1)
          for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(file.replaceAll('\r\n ', '')).toContain('UID:vesper-1\r\n')
          expect(file.startsWith('BEGIN:VCALENDAR\r\n') && file.endsWith('END:VCALENDAR\r\n')).toBe(true)
        },
      ),
    )
  })
})
