/** A minute of the day as a field for times has it: 07:05. */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The minute of the day that is typed; `null`: it is no time. */
export function minuteOf(typed: string): number | null {
  const { hours, minutes } = /^(?<hours>[01]\d|2[0-3]):(?<minutes>[0-5]\d)/u.exec(typed)?.groups ?? {}
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
