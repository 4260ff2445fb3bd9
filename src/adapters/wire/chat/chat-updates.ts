import * as z from 'zod/mini'
import { chatMode, countedChat, exitCode, stream } from './chat'
import { chatId } from '@/adapters/wire/base/chat-id'
import { toyRun } from './control'
import { roomLine } from './room'
import { tipGoal } from './tip'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { coins, count, seconds } from '@/adapters/wire/base/scalars'
import { updates } from '@/adapters/wire/base/update'
import type { ChatUpdate } from '@/domain/chat/updates'

export const chatUpdates = updates<ChatUpdate>({
  chatStarted: { chatId, actorId, mode: chatMode, pricePerMinute: coins, stream },
  chatTick: {
    chatId,
    seconds,
    charged: coins,
    balance: coins,
    voucherSeconds: seconds,
    givenCoins: coins,
    secondsLeft: z.nullable(seconds),
  },
  chatOnlookers: { chatId, onlookers: count },
  roomLine: { chatId, line: roomLine },
  tipGoal: { chatId, goal: tipGoal },
  toyControl: { chatId, run: toyRun },
  chatEnd: { chatId, exitCode, bill: countedChat },
})
