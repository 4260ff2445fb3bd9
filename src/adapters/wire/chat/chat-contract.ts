import { chatPort } from './chat-port'
import {
  chatMode,
  chatStartResult,
  countedChat,
  exitCode,
  getRunningChat,
  guestVideoTime,
  runningChat,
  stream,
} from './chat'
import { chatId } from '@/adapters/wire/base/chat-id'
import { chatHeartbeat, chatMessage, chatSetStop, chatStart, chatStop, viewing } from './chat-commands'
import { conversionChat, conversionChatActors, conversionChatState, switchConversionChat } from './conversion'
import {
  chatButtonConfig,
  chatButtonPrices,
  chatButtons,
  freeChatDuration,
  freeChatTime,
  initFreePreview,
  modeOffer,
  previewState,
} from './offers'
import { controlsPort } from './controls-port'
import { offersPort } from './offers-port'
import { roomOperations, roomSchemas, roomUpdates } from './room-contract'
import { roomPort } from './room-port'
import { getExitSurvey, submitExitSurvey, surveyAnswer, surveyQuestion } from './survey'
import { surveyPort } from './survey-port'
import { tipsPort } from './tips-port'
import { startAnonymousVoicecallChat, voiceCallAnswer } from './voice-call'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

const STOP = 'The own limit of the guest, in coins of this chat; null: only the balance limits it.'

/** Live chats. */
export const chatContract: FeatureContract = {
  feature: 'chat',
  about:
    'Live chats. The meter runs on the server: a chat is charged by the second and its total is rounded up to whole coins, vouchers first. chatTick reports what was charged so far.',
  ports: {
    chat: chatPort,
    survey: surveyPort,
    offers: offersPort,
    room: roomPort,
    tips: tipsPort,
    controls: controlsPort,
  },
  schemas: [
    { name: 'ChatId', schema: chatId, about: 'Id of a chat.' },
    {
      name: 'ChatMode',
      schema: chatMode,
      about: 'How a guest is with an actor.',
      words: {
        single: 'alone with the actor',
        voyeur: 'watches a single chat of another guest',
        ticket: 'watches a show, with a ticket',
        'video-call': 'both are seen',
        free: 'watches a free show',
        preview: 'a short look at what costs something',
      },
    },
    {
      name: 'ExitCode',
      schema: exitCode,
      about:
        'Why a chat ended. 101 the guest left, 102 the connection was lost (10 s without a heartbeat), 201 the actor left, 301 an operator ended it, 401 the preview was over, 498 the actor is not there, 499 it could not start, 501 the balance is used up, 502 the own limit is reached, 503 the time of the mode is over, 601 the age is not proved, 999 unknown. Codes 1xx are the client, 2xx the host, 401 to 408 the preview, 501 to 503 limits; treat any other as an end without a reason.',
    },
    {
      name: 'StreamSource',
      schema: stream,
      about:
        'How the picture of a chat is reached: drawn from a seed by the client (an actor who sends none), by WHEP, or by HLS. The address is relative to the service, of this guest only, and answers 404 once the chat has ended; the caller is known by the bearer token or by the cookie of the device. fallback: a playlist (HLS) of the same picture.',
    },
    {
      name: 'ChatBill',
      schema: countedChat,
      about: 'The total of a chat, as shown in the account statement.',
      fields: {
        coins: 'What left the balance for its time.',
        giftCoins: 'What left the balance for gifts and tips given in it.',
        controlCoins: 'What left the balance for toy controls begun in it.',
        voucherMinutes: 'Minutes that vouchers gave.',
        pricePerMinute: 'In coins.',
      },
    },
    {
      name: 'RunningChat',
      schema: runningChat,
      about: 'A chat that runs now.',
      fields: {
        pricePerMinute: 'In coins.',
        seconds: 'How long it has run.',
        charged: 'Coins that have left the balance for it.',
        voucherSeconds: 'Seconds that vouchers paid.',
        freeSeconds: 'Seconds from the beginning that cost nothing.',
        givenCoins: 'Coins of gifts, tips and toy controls in it, beside the meter.',
        secondsLeft: 'How long it can go on; null: nothing limits it.',
        stopAt: STOP,
        isVoice: 'An anonymous voice call: sound alone. Nothing is written or given in it.',
        onlookers: 'How many others are in the room: in a single chat those who watch it; 0 in a preview.',
      },
    },
    {
      name: 'ModeOffer',
      schema: modeOffer,
      about: 'A mode that an actor offers the guest now.',
      fields: {
        pricePerMinute: 'In coins; 0: not paid by the minute.',
        seconds: 'How long it lasts at most; null: it has no end of its own.',
      },
    },
    {
      name: 'FreeChatDuration',
      schema: freeChatTime,
      about: 'Free chat of the guest today, in seconds, in all rooms together.',
      fields: { left: '0: free chat is not offered any more today.' },
    },
    {
      name: 'PreviewState',
      schema: previewState,
      about: 'What is left of a preview.',
      fields: { secondsLeft: '0: it is not offered any more today.' },
    },
    {
      name: 'ChatButtonPrices',
      schema: chatButtonPrices,
      about: 'What an actor costs the guest, in coins; null: not offered.',
      fields: {
        freeMessages: 'How many messages cost this guest nothing.',
        message: 'Of one message.',
        video: 'Of a minute of a private chat, as lists of actors name it.',
        voucherChatMinutes: 'Minutes that vouchers pay.',
      },
    },
    {
      name: 'ChatButtonConfig',
      schema: chatButtonConfig,
      about: 'What the chat buttons of an actor are made of, for this guest at this moment.',
      fields: {
        buttonText: 'The main action, in the language of the request.',
        buttonSubline: 'What it costs; may be empty.',
        isVoyeurMode: 'The actor is in a private chat that can be watched.',
        multiChatPrice: 'Coins for a minute among others; null: not offered.',
        singleC2CChatPrice: 'Coins for a minute of a video call; null: not offered.',
        voucherChatMinutes: 'Minutes that vouchers pay with this actor.',
        isVoiceCallOffered: 'Whether startAnonymousVoicecallChat is on offer, at the price of a video call.',
        modes:
          'The modes on offer, in the order of ChatMode. chatStart refuses every other one; one of these it refuses only for a reason of the guest: account, coins, own limits, pin, agreed price.',
      },
    },
    {
      name: 'VoiceCallAnswer',
      schema: voiceCallAnswer,
      about:
        'What a voice call came to. resultCode 2000: it began. 4001 no account, 4002 too few coins (missing), 4003 the own limit is reached, 4004 self-excluded, 4005 restricted, 4006 locked, 4007 the price has changed, 4008 already in a chat, 4009 the age is not proved, 4010 forced-payment, 5001 offline, 5002 busy, 5003 not offered, 5004 barred country, 5005 the line is not there, 5006 no such actor.',
      fields: {
        server: 'Where the sound is reached (WHEP); empty: the client makes it itself; null: no call.',
        clientId:
          'The id of the call, which is a chat: heartbeats, the meter, the end and the bill are those of ChatId.',
        missing: 'Coins short, for 4002.',
      },
    },
    {
      name: 'ConversionChat',
      schema: conversionChat,
      about:
        'An offer to a guest who has never bought coins: for an hour, certain actors can be talked to for some minutes that cost nothing. They count in voucherChatMinutes of these actors, and in voucherMinutes of the bill.',
      fields: {
        candidateEnd: 'Until when the guest may begin it; null: it is not offered to them.',
        end: 'Until when it can be used; null: it was never begun.',
        minutesLeft: 'Whole minutes, with all of its actors together.',
        now: 'The clock of the platform at the answer.',
      },
    },
    {
      name: 'SurveyQuestion',
      schema: surveyQuestion,
      about: 'A question about a chat that has ended, and its answers.',
    },
    ...roomSchemas,
    { name: 'SurveyAnswer', schema: surveyAnswer, about: 'One option of one question, by their ids.' },
    {
      name: 'ChatStartAnswer',
      schema: chatStartResult,
      about: 'The chat, or why there is none.',
      fields: {},
    },
  ],
  operations: [
    {
      operation: getRunningChat,
      about: 'The chat that runs for the guest, after a reload or on another device; null where none does.',
    },
    {
      operation: chatStart,
      about: 'Starts a chat.',
      rules:
        'The same key starts one chat, permanently. chatStarted follows to all pages of the guest, then a chatTick about every second, then one chatEnd with the bill. With agreedPrice 0 only vouchers pay, and the chat ends when they are used up. On refusal, missing is the number of coins that are short (not-enough-money), and exitCode the reason.',
      fields: {
        key: 'Drawn by the client for one press of one button.',
        pin: 'Of an actor whose room has one (pin-needed, wrong-pin).',
        ticketId: 'Of the mode ticket.',
        useVoucher: 'Whether vouchers may pay.',
        stopAt: STOP,
        agreedPrice: 'Maximum price of a minute, in coins.',
      },
    },
    {
      operation: chatHeartbeat,
      about: 'Reports that the guest is still present; every 2.5 s. After 10 s without one the chat ends with 102.',
      rules: 'Of this moment only: sent without a requestId and never again.',
      fields: {
        cameraSign:
          'What the camera of the guest shows in a video call whose picture is drawn (StreamSource): its actor is simulated and reacts to it. Ignored everywhere else; the picture itself is not sent.',
      },
    },
    {
      operation: chatSetStop,
      about: 'Moves the own limit while the chat runs.',
      rules: "Refused with error:not-found where the chat has ended or is another guest's.",
      fields: { stopAt: STOP },
    },
    {
      operation: chatStop,
      about:
        'Ends the chat and answers the bill; a repeated request answers the same bill. null: no such chat of this guest.',
      rules: 'chatEnd is sent as well.',
    },
    {
      operation: chatMessage,
      about: 'Sends a message in the running chat: a message of the channel with the actor.',
      rules:
        'It costs nothing: what would cost something is refused with price-changed. Refused with no-chat where the chat does not run, login-required without an account, only-watching for a voyeur.',
    },
    {
      operation: chatButtons,
      about: 'What the chat buttons of an actor are made of; null: no such actor.',
      rules:
        'Valid for this moment: read again after actorState, actorOnline, freeShowStart, freeShowStop and chatEnd.',
      fields: { actorIdOrName: 'Id, or name in any case.' },
    },
    {
      operation: freeChatDuration,
      about: 'How long the guest has been in free chats today, and may be still; null without an account.',
      rules: 'A free chat ends with 503 when nothing is left. A day begins at midnight in Europe/Berlin.',
    },
    {
      operation: startAnonymousVoicecallChat,
      about:
        'Starts an anonymous voice call: a video call of sound alone, in which the actor is not given the name of who calls.',
      rules:
        'The same key starts one call, permanently. chatStarted, chatTick and chatEnd follow as for a chat with the mode video-call, and voicecallStart and voicecallStop. Messages and tips in it are refused with only-watching.',
      fields: {
        accessToken:
          'Of the session that calls; one of another session is refused as 4001. Missing: the one of the request.',
        key: 'Drawn by the client for one press of one button.',
        useVoucher: 'Whether vouchers may pay.',
        stopAt: STOP,
        agreedPrice: 'Maximum price of a minute, in coins.',
      },
    },
    {
      operation: conversionChatState,
      about: 'Where the guest is with the conversion chat. Not offered without an account.',
    },
    {
      operation: switchConversionChat,
      about: 'Switches the conversion chat on or off, and answers where the guest is then.',
      rules:
        'The first enable starts the hour; off and on again goes on with what is left. What is not offered stays off, which is no error. vouchers follows to all pages of the guest. conversionChatEnds of the guest names the end by the id of each actor.',
    },
    {
      operation: conversionChatActors,
      about: 'The actors of the conversion chat, who is live first; before it was begun, those it would be for.',
      fields: { first: 'At most so many; 30 where it is missing, which is all of them.' },
    },
    {
      operation: guestVideoTime,
      about: 'How many seconds of picture the guest has had in a chat of theirs, running or over; null: no such chat.',
    },
    {
      operation: initFreePreview,
      about: 'How much of the preview of an actor is left, on all pages of the guest together.',
      rules: 'A preview is whole again 24 hours after its first second. error:not-found: no such actor.',
      fields: { decline: 'Nothing is left until then.' },
    },
    ...roomOperations,
    { operation: getExitSurvey, about: 'The survey shown on leaving a chat, in the language of the request.' },
    {
      operation: submitExitSurvey,
      about: 'Answers the survey about a chat that has ended.',
      rules:
        'At most one answer to each question. Submitted again it replaces the former answers. not-found: no chat of this guest that has ended; invalid: an answer that is not offered.',
    },
    {
      operation: viewing,
      about: 'Which profile is looked at; null: none.',
      rules: 'Of this moment only: no answer, never repeated.',
    },
  ],
  updates: [
    {
      type: 'chatStarted',
      about: 'A chat began, on whichever page of the guest.',
      fields: { pricePerMinute: 'In coins.' },
    },
    {
      type: 'chatTick',
      about: 'The state of the meter; about every second while a chat runs.',
      fields: {
        seconds: 'How long it has run.',
        charged: 'Coins charged so far, in all.',
        balance: 'Coins left.',
        voucherSeconds: 'Seconds that vouchers paid.',
        givenCoins: 'Coins of gifts, tips and toy controls in it so far, beside the meter.',
        secondsLeft: 'How long it can go on; null: nothing limits it.',
      },
    },
    {
      type: 'chatOnlookers',
      about: 'Guests have joined the room, or have left it.',
      fields: { onlookers: 'How many others are in it now.' },
    },
    ...roomUpdates,
    { type: 'chatEnd', about: 'The chat has ended. Sent once.' },
  ],
}
