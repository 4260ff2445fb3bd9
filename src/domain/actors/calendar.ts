import type { PlanWindow } from './schedule'
import { platformTimeZone, wallClock } from '@/domain/vouchers/day-end'

/** The content of a calendar entry. */
export interface CalendarEntry {
  /** Discreet, because others may see the guest's calendar. */
  readonly title: string
  readonly url: string
  /** Unique and stable, so that importing the same file twice does not duplicate the entry. */
  readonly uid: string
}

const DAY = 86_400_000
const HOUR = 3_600_000
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** Maximum octets of a line (RFC 5545, 3.1). */
const MAX_LINE = 75

/** The clock changes of the platform's time zone in calendar syntax. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${platformTimeZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+Z$/gu, '')

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`).replaceAll(/\r?\n/gu, String.raw`\n`)

/** Folds a long line: each continuation line begins with a space, and no character is split. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const sign of line) {
    const length = new TextEncoder().encode(sign).length
    if (size + length > MAX_LINE) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += sign
    size += length
  }
  return [...parts, part].join('\r\n')
}

/**
 * Returns a calendar file (RFC 5545) with an entry for each window, every week from the next one
 * after `now` (epoch ms) on, and a reminder at its beginning. Windows follow the platform's clock,
 * across clock changes too.
 */
export function calendarFile(entry: CalendarEntry, windows: readonly PlanWindow[], now: number): string {
  const wall = wallClock(now, platformTimeZone)
  const today = Math.floor(wall / DAY) * DAY
  const events = windows.flatMap(({ day, from, to }, index) => {
    const inDays = (day - new Date(today).getUTCDay() + 7) % 7
    const start = today + inDays * DAY + from * HOUR
    const begins = start < wall ? start + 7 * DAY : start
    return [
      'BEGIN:VEVENT',
      `UID:${entry.uid}-${index}`,
      `DTSTAMP:${stamp(now)}Z`,
      `DTSTART;TZID=${platformTimeZone}:${stamp(begins)}`,
      `DTEND;TZID=${platformTimeZone}:${stamp(begins + (to - from) * HOUR)}`,
      `RRULE:FREQ=WEEKLY;BYDAY=${DAYS[day] ?? 'SU'}`,
      ...describing(entry, 'PT0M'),
    ]
  })
  return fileOf([...ZONE, ...events])
}

/** Lead time of a show's reminder in calendar syntax. */
const BEFORE_SHOW = '-PT15M'

/**
 * Returns a calendar file with one entry, such as a show, and a reminder a quarter of an hour
 * before it. Times are epoch ms (ADD-021).
 */
export function eventFile(
  entry: CalendarEntry,
  { start, end }: { readonly start: number; readonly end: number },
  now: number,
): string {
  return fileOf([
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${stamp(now)}Z`,
    `DTSTART:${stamp(start)}Z`,
    `DTEND:${stamp(end)}Z`,
    ...describing(entry, BEFORE_SHOW),
  ])
}

/** Returns the closing lines of an entry: its title, its address and its reminder. */
const describing = ({ title, url }: CalendarEntry, trigger: string): readonly string[] => [
  `SUMMARY:${escaped(title)}`,
  `URL:${url}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${trigger}`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
  'END:VEVENT',
]

const fileOf = (parts: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Vesper//Times//EN', ...parts, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n')
