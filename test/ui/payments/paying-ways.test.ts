import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { AlbumActionsViewModel } from '@/ui/albums/page/album-actions-view-model'
import type { EntryViewModel } from '@/ui/chat/visit/entry-view-model'
import type { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'
import type { VideoActionsViewModel } from '@/ui/media/page/video-actions-view-model'
import type { DraftViewModel } from '@/ui/messenger/draft-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import type { ContentPurchase } from '@/ui/payments/content-purchase'
import type { OneClickViewModel } from '@/ui/payments/one-click-view-model'
import type { NamedSum } from '@/ui/payments/pay-button'

/** The last thing a method is given. */
type LastOf<T> = T extends (...given: infer Given) => unknown
  ? Given extends [...unknown[], infer L]
    ? L
    : never
  : never

/** `true` only where the method cannot be called without a sum that a button has named. */
type NeedsNamedSum<T> = [LastOf<T>] extends [NamedSum] ? ([NamedSum] extends [LastOf<T>] ? true : false) : false

/** Whether a flow can be opened without a sum that was named. */
type OpensUnnamed<Flow extends string> = Flow extends Parameters<Checkout['open']>[0] ? true : false

const SOURCES = path.join(import.meta.dirname, '../../../src/ui')

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/u.test(name))
const sources = files.map((name) => [name, readFileSync(path.join(SOURCES, name), 'utf8')] as const)
const filesWith = (pattern: RegExp): readonly string[] =>
  sources.flatMap(([name, source]) => (pattern.test(source) ? [name] : [])).toSorted()

it('lets nothing charge that was not given the sum a button named', () => {
  const ways: readonly true[] = [
    true satisfies NeedsNamedSum<EntryViewModel['enter']>,
    true satisfies NeedsNamedSum<VideoActionsViewModel['buy']>,
    true satisfies NeedsNamedSum<AlbumActionsViewModel['buy']>,
    true satisfies NeedsNamedSum<ContentPurchase['buy']>,
    true satisfies NeedsNamedSum<DraftViewModel['send']>,
    true satisfies NeedsNamedSum<DraftViewModel['retry']>,
    true satisfies NeedsNamedSum<CheckoutFrameViewModel['pay']>,
    true satisfies NeedsNamedSum<Checkout['subscribe']>,
    true satisfies NeedsNamedSum<OneClickViewModel['topUp']>,
  ]
  const unnamed: readonly false[] = [false satisfies OpensUnnamed<'vipabo'>, false satisfies OpensUnnamed<'vxtvabo'>]
  expect({ wayCount: ways.length, unnamedCount: unnamed.length }).toEqual({ wayCount: 9, unnamedCount: 2 })
})

it('makes a named sum only in the buttons that show it', () => {
  expect(filesWith(/as (?:unknown as )?NamedSum/u)).toEqual(['payments/pay-button.tsx'])
})

it('reaches what charges from no other module than those that require a named sum', () => {
  expect(filesWith(/\bnew (?:StartChat|BuyVideo|BuyAlbum)\b|@inject\((?:StartChat|BuyVideo|BuyAlbum)\)/u)).toEqual([
    'albums/page/album-actions-view-model.ts',
    'chat/visit/entry-view-model.ts',
    'media/page/video-actions-view-model.ts',
  ])
  expect(filesWith(/@inject\((?:ComposeMessage|DeliverMessage)\)/u)).toEqual(['messenger/draft-view-model.ts'])
  expect(filesWith(/\.(?:buy)\(\w+, \w*[kK]ey/u)).toEqual([])
  expect(filesWith(/service\.submit\(/u)).toEqual(['checkout/checkout-frame-view-model.ts'])
  // They end a chat, find the one that runs, and send what its camera sees.
  expect(filesWith(/@inject\(ChatGateway\)/u)).toEqual([
    'chat/live/camera-view-model.ts',
    'chat/ongoing/departure.ts',
    'chat/ongoing/ongoing-chat-view-model.ts',
    'chat/visit/meter-view-model.ts',
  ])
  expect(filesWith(/(?:gateway|chats)\.start\(/iu)).toEqual([])
})
