import { cleanText, textLength } from '@/domain/access/text'
import type { TipItemId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** What is written once and read by guests of every language. */
export type InEachLanguage = Readonly<Record<Language, string>>

/** What a drawn picture shows of a deed: a received picture shows the deed itself. */
export const DEED_GESTURES = ['wave', 'sing', 'dance', 'draw', 'show', 'tell'] as const

export type DeedGesture = (typeof DEED_GESTURES)[number]

/** Something an actor does for a tip. `price` is whole coins, at least 1: a tip is given in coins only. */
export interface TipItem {
  readonly id: TipItemId
  readonly names: InEachLanguage
  readonly price: number
  /** `null`: the picture shows nothing of it. */
  readonly gesture: DeedGesture | null
}

/** What an actor collects tips for in one broadcast; the names and sums are public, who gave is not part of it. */
export interface TipGoal {
  readonly names: InEachLanguage
  /** Whole coins, at least 1. */
  readonly wanted: number
  /** Whole coins; never more than `wanted`, so that no guest reads 104 percent. */
  readonly collected: number
  /** Whole percent, 0 to 100; 100 only once the goal is achieved. */
  readonly percent: number
  readonly isAchieved: boolean
}

/** What a line in a room has beyond its text where a guest has given a tip. */
export interface GivenTip {
  readonly names: InEachLanguage
  /** Whole coins that were charged. */
  readonly price: number
  readonly gesture: DeedGesture | null
  /** Whether the goal of the broadcast was achieved with this tip; true for one tip of a broadcast at most. */
  readonly achievesGoal: boolean
  /** Whether the guest who reads it gave it. */
  readonly isOwn: boolean
  /** Whether it was given without a name: neither the actor nor another guest reads who gave it (ADD-006). */
  readonly isAnonymous: boolean
}

/** What a guest adds to a tip (ADD-006). */
export interface TipWords {
  /** Read by the actor and by all who read the tip; empty: none. */
  readonly note: string
  readonly isAnonymous: boolean
}

/** A tip of so many coins or more is given some seconds after the press, so that a slip costs nothing: a smaller one at once. */
const UNDO_FROM = 10

/** How long a tip can be undone, ms. */
export const UNDO_FOR = 5_000

/** Until when a tip can be undone that is pressed at a moment, epoch ms; `null`: it is given at once. */
export const undoableUntil = (price: number, pressedAt: number): number | null =>
  price < UNDO_FROM ? null : pressedAt + UNDO_FOR

/** The most characters of a note. */
export const MAX_TIP_NOTE = 200

/** A note as it is stored: on one line, without space around it; `null`: it is too long. */
export function tipNote(typed: string): string | null {
  const note = cleanText(typed).trim()
  return textLength(note) > MAX_TIP_NOTE ? null : note
}

/** A goal that tips of `sum` coins in all were given for. */
export const goalOf = (names: InEachLanguage, wanted: number, sum: number): TipGoal => {
  const collected = Math.min(wanted, sum)
  return {
    names,
    wanted,
    collected,
    percent: Math.floor((100 * collected) / wanted),
    isAchieved: collected === wanted,
  }
}

/** Whether a goal is achieved with the tip that raised the sum: not before it, and never a second time. */
export const achieves = (wanted: number, before: number, after: number): boolean => before < wanted && after >= wanted
