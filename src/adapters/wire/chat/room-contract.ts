import { beginControl, controlBoard, controlBoardAnswer, controlResult, givenControl, toyRun } from './control'
import { quote } from '@/adapters/wire/messenger/quote'
import { roomLine, roomLines, roomRules } from './room'
import { givenTip, inEachLanguage, tipGoal, tipItem } from './tip'
import { giveTip, tipBoard, tipBoardAnswer, tipResult, tipUndoResult, undoTip } from './tip-calls'
import { writtenGift } from '@/adapters/wire/gifts/written-gift'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import { toyControl } from '@/adapters/wire/gifts/gift'

/** What guests share and give in a room. */
export const roomSchemas: FeatureContract['schemas'] = [
  {
    name: 'RoomLine',
    schema: roomLine,
    about: 'A line that another guest, or the actor to another guest, wrote in a room.',
    fields: {
      guestName:
        'Display name of the guest who wrote it, or to whom the actor wrote; null: a private chat and an anonymous tip name no guest.',
      text: 'The note of a tip; empty where a tip is all there is.',
      tip: 'What the guest gave with this line; null: nothing.',
      control: 'The toy control that the guest began with this line; null: none.',
      quote: 'The line it replies to; null: none.',
    },
  },
  { name: 'TextInEachLanguage', schema: inEachLanguage, about: 'A text in each language of the product.' },
  {
    name: 'GivenTip',
    schema: givenTip,
    about: 'A tip, as a guest in the room reads it.',
    fields: {
      names: 'What it was given for.',
      price: 'In coins.',
      achievesGoal: 'Whether the goal of the broadcast was achieved with it.',
      gesture: 'What a drawn picture shows of the deed; null: nothing.',
      isOwn: 'Whether the guest of the request gave it.',
      isAnonymous: 'Whether it was given without a name.',
    },
  },
  {
    name: 'TipItem',
    schema: tipItem,
    about: 'Something an actor does for a tip.',
    fields: { price: 'In coins.', gesture: 'What a drawn picture shows of it; null: nothing.' },
  },
  {
    name: 'TipGoal',
    schema: tipGoal,
    about: 'What an actor collects tips for since they came online.',
    fields: {
      wanted: 'In coins.',
      collected: 'In coins; never more than wanted.',
      percent: 'Whole percent, rounded down.',
    },
  },
  {
    name: 'TipBoard',
    schema: tipBoardAnswer,
    about: 'What a guest in a room can give a tip for.',
    fields: {
      menu: 'The cheapest first; empty: the actor takes no tips.',
      goal: 'null: the actor collects for nothing.',
    },
  },
  { name: 'TipAnswer', schema: tipResult, about: 'What was charged, or why nothing was.' },
  { name: 'TipUndoAnswer', schema: tipUndoResult, about: 'The balance after it, or why the tip stays.' },
  {
    name: 'Quote',
    schema: quote,
    about: 'The line of a room that another one replies to.',
    fields: {
      guestName: 'As in the RoomLine.',
      excerpt: 'The first words of the line, taken by the service; 80 characters at most.',
      isOwn: 'Whether the guest of the request wrote the line.',
      messageId:
        'The message that the line is in the conversation of the guest of the request; null: of another guest.',
    },
  },
  {
    name: 'ToyRun',
    schema: toyRun,
    about: 'A toy control that runs in a chat, in seconds of that chat: those that chatTick counts.',
    fields: {
      pattern: 'Drawn by the service for a random control; null: the control has its own.',
      from: 'The second of the chat with which it began.',
      until: 'The first second of the chat in which it runs no more; it also ends with the chat.',
    },
  },
  {
    name: 'GivenControl',
    schema: givenControl,
    about: 'A toy control, as a guest in the room reads it.',
    fields: {
      pattern: 'Drawn by the service for a random control; null: the control has its own.',
      seconds: 'How long it runs.',
      price: 'In coins.',
      isOwn: 'Whether the guest of the request began it.',
    },
  },
  {
    name: 'ToyControl',
    schema: toyControl,
    write: writtenGift,
    about: 'A toy control, as it is on offer in a room.',
    fields: { price: 'In coins.', duration: 'How long it runs, in seconds.', random: 'Whether its pattern is drawn.' },
  },
  {
    name: 'ControlBoard',
    schema: controlBoardAnswer,
    about: 'What a guest can steer in a room.',
    fields: { controls: 'The cheapest first; empty: none is offered in this chat.', running: 'null: nothing runs.' },
  },
  { name: 'ControlAnswer', schema: controlResult, about: 'What began and was charged, or why nothing did.' },
]

/** What a guest reads, gives and steers in a room. */
export const roomOperations: FeatureContract['operations'] = [
  {
    operation: roomLines,
    about:
      'What others have written in the room of a running chat in the last ten minutes, the oldest first; 50 lines at most.',
    rules:
      'Guests in a free chat or a show read one another; a voyeur reads the private chat that they watch; a private chat and a video call read nobody. Own lines are messages of the channel. None once the chat has ended. error:not-found: no chat of this guest.',
  },
  {
    operation: roomRules,
    about: 'The rules of an actor for guests who write in their room; empty: none.',
    rules:
      'At most five, in the order of the actor. Clients show them before a guest writes their first line where others read it (free, ticket). They decide no access. error:not-found: no such actor.',
  },
  {
    operation: tipBoard,
    about: 'What can be given a tip for in the room of a running chat, and the goal of the broadcast.',
    rules: 'After the end of the chat nothing can be given any more. error:not-found: no chat of this guest.',
  },
  {
    operation: giveTip,
    about:
      'Gives a tip in a running chat. The coins are on the bill of the chat (giftCoins), and in the statement as tip.',
    rules:
      'The same key gives one tip, permanently. Everybody who may read the guest in the room receives roomLine with the tip, everybody in the room tipGoal; the guest receives both as well. note and isAnonymous are optional: the note is read by all who read the tip, and nobody reads who gave an anonymous one. A tip of 10 coins or more is charged at once and given some seconds later: undoFor is for how many milliseconds it can be undone, and roomLine and tipGoal follow after that. Refused with no-chat in a preview and after the end, only-watching for a voyeur, not-found where the actor does not offer it any more.',
    fields: {
      key: 'Drawn by the client for one press of one button.',
      agreedPrice: 'Maximum price, in coins.',
    },
  },
  {
    operation: undoTip,
    about: 'Takes back a tip before it is given.',
    rules:
      'All that was charged comes back, as refund in the statement, and leaves the bill; a repeated call is answered the same. Refused with too-late once the tip is given or its chat has ended, not-found where there is no such tip of this guest.',
    fields: { key: 'The key the tip was given with.' },
  },
  {
    operation: controlBoard,
    about: 'What toy controls are on offer in a running chat, and which one runs.',
    rules:
      'On offer in single chats and video calls with an actor who has them. error:not-found: no chat of this guest.',
  },
  {
    operation: beginControl,
    about:
      'Begins a toy control in a running chat. The coins are on the bill of the chat (controlCoins), and in the statement as control.',
    rules:
      'The same key begins one control, permanently. toyControl follows to all pages of the guest, roomLine with the control to them and to everybody who may read the guest in the room. One runs at a time: another one is refused with running, and charged nothing. Refused with no-chat after the end, not-offered where the actor does not offer it now or in this mode.',
    fields: {
      key: 'Drawn by the client for one press of one button.',
      agreedPrice: 'Maximum price, in coins.',
    },
  },
]

/** What arrives in a room. */
export const roomUpdates: NonNullable<FeatureContract['updates']> = [
  { type: 'roomLine', about: 'Another guest, or the actor to another guest, wrote in the room of the running chat.' },
  { type: 'tipGoal', about: 'A tip has moved the goal of the room of the running chat.' },
  { type: 'toyControl', about: 'A toy control began in the running chat, on whichever page of the guest.' },
]
