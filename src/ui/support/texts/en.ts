export const texts = {
  help: {
    title: 'Help',
    lead: 'Answers to the questions guests ask most. Can’t find yours? Write to us.',
    contact: 'Write to us',
    search: 'Search the answers',
    clear: 'Clear',
    found_one: '{{count}} answer',
    found_other: '{{count}} answers',
    none: 'No answer found',
    noneText: 'Try another word, or write to us.',
    more: 'Not solved? Write to us',
    topics: {
      chats: 'Chats and shows',
      money: 'Coins and payments',
      watching: 'Videos, TV and library',
      account: 'Account',
      safety: 'Safety and discretion',
    },
    answers: {
      password: {
        title: 'I forgot my password',
        text: 'Open “Log in” and choose “Forgot your password?”. We’ll send you a link to set a new one. It works once, within an hour. If nothing arrives, check your spam folder and the address you entered.',
      },
      costs: {
        title: 'What do chats, messages and videos cost?',
        text: 'Everything is paid in coins (VXC), and you always see the price before you pay. One euro buys four coins. Chats are billed by the second; in the lobby you can set a stop at which a chat ends automatically.',
      },
      'missing-coins': {
        title: 'I paid, but my coins are not there',
        text: 'Some payments take a few minutes. The coins arrive as soon as the payment is confirmed, and you will find them under “Purchases”. If it takes more than an hour, write to us with the topic “Payment”.',
      },
      'wrong-bill': {
        title: 'Something was billed wrongly',
        text: '“Purchases” lists every booking with its time and amount. If one is wrong, tell us which. We refund whatever was booked twice or without reason.',
      },
      age: {
        title: 'Why do I have to prove my age?',
        text: 'The law allows some videos to be shown to adults only. The check takes a minute and then covers all your devices.',
      },
      report: {
        title: 'Someone or something doesn’t belong here',
        text: 'Every profile, video, chat and conversation has a “Report” link. Your report reaches us together with what you reported. In your messages you can also block any conversation.',
      },
      'close-account': {
        title: 'I want to close my account or get my data',
        text: 'Write to us with the topic “Privacy” from the address of your account. You don’t need to give a reason.',
      },
      'chat-billing': {
        title: 'How is a chat billed?',
        text: 'By the second, from the moment the performer is there. Time, cost and the button that ends the chat are on screen the whole time. Afterwards the bill shows seconds, coins and why it ended.',
      },
      stop: {
        title: 'How do I limit what a chat costs?',
        text: 'Set a stop in the lobby or in the room: the chat ends by itself when it has cost that much. For all your spending there are limits in your settings.',
      },
      welcome: {
        title: 'What are welcome minutes?',
        text: 'Minutes a new guest chats for free with performers who take part. They apply by themselves: the start button says how many there are and what a minute costs afterwards. Topping up does not end them.',
      },
      tickets: {
        title: 'Can I return a ticket for a show?',
        text: 'Yes, for the full price, until the show starts. A ticket bought later costs only what is left of the show and cannot be returned. If a show is cancelled, your coins come back by themselves.',
      },
      tips: {
        title: 'I tipped by mistake',
        text: 'In a room, tips of 10 VXC or more can be undone for five seconds: press “Undo”. After that the tip is given.',
      },
      'one-click': {
        title: 'What is one-click top up?',
        text: 'Topping up with one press while you chat, without opening the checkout. You set it up yourself, every top up is confirmed by e-mail, and you can end it in your settings at any time.',
      },
      expire: {
        title: 'Do coins expire?',
        text: 'No. Coins (VXC) stay in your account until you spend them.',
      },
      vip: {
        title: 'What does the VIP club include?',
        text: 'Longer previews, all VIP videos, and gifts only members can give. It lasts a fixed time and ends automatically. Coins and TV Premium are not included; the prices page compares all three.',
      },
      'tv-premium': {
        title: 'What is Vesper TV Premium?',
        text: 'The premium channel and everything on demand at Vesper TV, for a fixed time. It ends automatically; nothing renews itself.',
      },
      limits: {
        title: 'How do I set a spending limit?',
        text: 'In your settings, for 24 hours, 7 days and 30 days. A lower limit applies at once, a higher one after 24 hours.',
      },
      break: {
        title: 'I want to take a break from spending',
        text: 'In your settings, choose for how long. Until then nothing can be paid or spent from your account, and nobody can end the break early.',
      },
      favorites: {
        title: 'How do I find a performer again?',
        text: 'Press the heart on a picture: the performer is then among your favourites. Everyone you pinned can also send you a notice when they go live.',
      },
      notices: {
        title: 'How do I choose what I am notified of?',
        text: 'On the page “Notifications”: for each way and each kind by itself. Nothing is sent unless you switch it on, and you can set quiet hours.',
      },
      neutral: {
        title: 'Can others see what I do here?',
        text: 'Switch on neutral texts under “Notifications”: senders and texts then name neither Vesper nor a performer. On a shared device, log out when you leave.',
      },
      library: {
        title: 'Where is what I bought?',
        text: 'In your library, together with what you saved and watched. “Purchases” has the bookings.',
      },
      playback: {
        title: 'A video or picture stands still',
        text: 'Check your connection and press “Try again”, or reload the page. A video goes on where you left it.',
      },
      captions: {
        title: 'Are there captions?',
        text: 'Videos show captions where they exist: the button is in the player. Live rooms have none. The page “Accessibility” says what else is missing.',
      },
      language: {
        title: 'How do I change language and light?',
        text: 'In the menu and at the foot of every page. Vesper speaks English, German and Spanish, in the dark and by daylight.',
      },
    },
  },
  contact: {
    title: 'Contact',
    lead: 'Tell us what it is about. We reply by e-mail.',
    leadNoMail: 'Tell us what it is about. We reply to the address you give.',
    topic: 'Topic',
    topics: {
      question: 'Question',
      account: 'Account and login',
      payment: 'Payment and coins',
      report: 'Report something',
      privacy: 'Privacy',
      technical: 'Something doesn’t work',
      other: 'Something else',
    },
    about: 'It is about',
    kinds: {
      actor: '{{name}} (profile)',
      video: '{{name}} (video)',
      chat: '{{name}} (chat)',
      conversation: '{{name}} (conversation)',
      line: '{{name}} (line in a room)',
      post: '{{name}} (post)',
    },
    notAbout: 'It is not about this',
    email: 'E-mail address',
    emailHint: 'This is where we send our reply.',
    text: 'Your message',
    reportHint: 'What happened, and when? We won’t tell the person you report that it was you.',
    send: 'Send',
    errors: {
      email: 'That does not look like an e-mail address.',
      text: 'Please write between 10 and 4,000 characters.',
      'too-many': 'You have just written to us several times. Please try again in an hour.',
    },
    done: {
      title: 'We have received it',
      text: 'Your request has the number {{receipt}}.',
      mailed: 'We also sent it to {{email}}.',
      another: 'Write another message',
    },
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'What we want to reach, how we test it, and what is not reached yet.',
    target: {
      title: 'Our target',
      text: 'Every page and every room of this site is meant to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Today it meets them in part: what is missing is listed below.',
    },
    tested: {
      title: 'How we test',
      text: 'Before each release two programs look at every page, on a phone and at a desk, in the dark and the light theme: axe and the rules of IBM Equal Access. Journeys in a real browser go through the site with the keyboard alone, look at small screens and large text, and make sure that no button that pays or ends something is covered. People who depend on a screen reader have not tested the site yet.',
    },
    unmet: {
      title: 'What is not met',
      live: {
        title: 'Live rooms have no captions',
        text: 'What a performer says live is not written down, because it is said at that moment and nothing on this site turns it into text. What is written in the chat can be read by a screen reader.',
      },
      video: {
        title: 'Videos have no audio description',
        text: 'Videos can have captions where the operator has made them. There is no second track that describes what can be seen.',
      },
      tv: {
        title: 'TV and your library show no captions',
        text: 'The programme on TV has none, and the viewer in your library does not show those of a video yet. Open the video on its own page to read them.',
      },
      pictures: {
        title: 'Pictures have no description of their own',
        text: 'A picture of a performer is named by the performer and by the title of its album or video. What it shows is not described, as nobody writes that down.',
      },
      figures: {
        title: 'Drawn figures are not described',
        text: 'The moving figures and light in rooms have a name only. Their light and motion stand still if your device asks for less motion.',
      },
      people: {
        title: 'Texts, sound and videos of others',
        text: 'What performers and guests write or record themselves may be without captions, in another language or hard to read. We do not rewrite it.',
      },
      others: {
        title: 'Pages of others',
        text: 'Payment providers, age checks and the pages we link to have pages of their own, which we cannot change.',
      },
    },
    report: {
      title: 'Report a barrier',
      text: 'Something keeps you from using this site? Tell us on which page and with which device. You need no account.',
      write: 'Write to us',
    },
  },
  imprint: {
    title: 'Imprint',
    lead: 'Who runs this site.',
    missing: 'The operator of this site has not given any details yet.',
    operator: 'Operator',
    represented: 'Represented by',
    contact: 'Contact',
    form: 'Contact form',
    register: 'Register',
    vatId: 'VAT ID',
    authority: 'Supervisory authority',
    youthProtection: 'Protection of minors',
  },
  report: 'Report',
  reset: {
    title: 'New password',
    text: 'Set a new password for your account now. The link works once.',
    start: 'Set password',
    expired: 'This link no longer works',
    expiredText: 'A link works once, within an hour. Simply request a new one.',
    again: 'Request a new link',
    done: 'Your password has been changed',
    doneText: 'You are logged in here and logged out on all other devices.',
    home: 'Go to the start page',
  },
  confirm: {
    title: 'Confirm your e-mail address',
    working: 'One moment…',
    done: 'Your address is confirmed',
    doneText: 'Thank you. News and receipts will now reach you.',
    expired: 'This link no longer works',
    expiredText: 'A link works once, within a week. You can request a new one in your profile.',
    profile: 'Go to your profile',
    ask: 'Please confirm {{email}}, so that receipts and news reach you and a lost password can be replaced.',
    dismiss: 'Don’t ask again',
    send: 'Send the link again',
    sent: 'A link is on its way to {{email}}.',
    refused: {
      'login-required': 'Please log in first.',
      confirmed: 'Your address is already confirmed.',
      'too-many-mails': 'That was a lot of requests. Please try again in 15 minutes.',
      'no-mail': 'Vesper does not send e-mails at the moment.',
    },
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    support: typeof texts
  }
}
