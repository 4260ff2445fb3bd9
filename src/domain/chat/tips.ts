import { cleanText, textLength } from '@/domain/access/text'
import type { TipItemId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** A text that is written once and read by guests in every language. */
export type InEachLanguage = Readonly<Record<Language, string>>

/** The gestures a drawn picture can show for a deed: a received stream shows the deed itself. */
export const DEED_GESTURES = ['wave', 'sing', 'dance', 'draw', 'show', 'tell'] as const

export type DeedGesture = (typeof DEED_GESTURES)[number]

/**
 * A deed that an actor does for a tip. `price` is whole coins, at least 1: tips are paid in coins
 * only.
 */
export interface TipItem {
  readonly id: TipItemId
  readonly names: InEachLanguage
  readonly price: number
  /** `null` when the picture does not show it. */
  readonly gesture: DeedGesture | null
}

/**
 * The goal of an actor's tips in one broadcast; names and sums are public, the givers are not part
 * of it.
 */
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

/** The tip that a room line announces, beyond its text. */
export interface GivenTip {
  readonly names: InEachLanguage
  /** The charge in whole coins. */
  readonly price: number
  readonly gesture: DeedGesture | null
  /**
   * Whether this tip achieved the goal of the broadcast; true for at most one tip of a broadcast.
   */
  readonly achievesGoal: boolean
  /** Whether the reading guest gave it. */
  readonly isOwn: boolean
  /**
   * Whether it was given anonymously: neither the actor nor other guests read the giver's name
   * (ADD-006).
   */
  readonly isAnonymous: boolean
}

/** A guest's additions to a tip (ADD-006). */
export interface TipWords {
  /** Read by the actor and everybody who reads the tip; empty for none. */
  readonly note: string
  readonly isAnonymous: boolean
}

/**
 * A tip of this many coins or more is sent some seconds after the press, so that a slip costs
 * nothing; a smaller one is sent at once.
 */
const UNDO_FROM = 10

/** Time for which a tip can be undone, in ms. */
export const UNDO_FOR = 5_000

/**
 * Returns until when a tip pressed at a moment can be undone, in epoch ms; `null` when it is sent
 * at once.
 */
export const undoableUntil = (price: number, pressedAt: number): number | null =>
  price < UNDO_FROM ? null : pressedAt + UNDO_FOR

/** Maximum characters of a note. */
export const MAX_TIP_NOTE = 200

/** Normalizes a note for storage: one line, trimmed; returns `null` when it is too long. */
export function tipNote(typed: string): string | null {
  const note = cleanText(typed).trim()
  return textLength(note) > MAX_TIP_NOTE ? null : note
}

/** Returns a goal that tips of `sum` coins in total have reached. */
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

/**
 * Whether the tip that raised the sum achieves the goal: not before it is reached, and never a
 * second time.
 */
export const achieves = (wanted: number, before: number, after: number): boolean => before < wanted && after >= wanted
