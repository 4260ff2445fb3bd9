export const texts = {
  help: {
    title: 'Help',
    lead: 'Answers to what guests ask most. Yours is not among them? Write to us.',
    contact: 'Write to us',
    q1: {
      title: 'I forgot my password',
      text: 'Open Log in and choose “Forgot your password?”. We send you a link to set a new one. It works once, within an hour. If nothing arrives, look in your spam folder and check the address.',
    },
    q2: {
      title: 'What do chats, messages and videos cost?',
      text: 'Everything costs coins, and the price always stands before the button that pays it. One euro is four coins. A chat is billed by the second; in the lobby you can set a stop at which it ends by itself.',
    },
    q3: {
      title: 'I paid, but my coins are not there',
      text: 'Some payments take a few minutes. The coins arrive by themselves once the payment is confirmed, and you see them under Purchases. If it takes more than an hour, write to us with the topic “Payment”.',
    },
    q4: {
      title: 'Something was billed wrongly',
      text: 'Purchases lists every booking with its time and amount. If one is wrong, tell us which. You get back whatever was booked twice or without a reason.',
    },
    q5: {
      title: 'Why do I have to prove my age?',
      text: 'The law allows some videos to be shown to adults only. The check takes a minute and then counts on all of your devices.',
    },
    q6: {
      title: 'Somebody or something does not belong here',
      text: 'Every profile, video, chat and conversation has a “Report” link. Your report reaches us together with what you reported. In the messenger you can also block any conversation.',
    },
    q7: {
      title: 'I want to close my account or get my data',
      text: 'Write to us with the topic “Privacy” from the address of your account. You need give no reason.',
    },
  },
  contact: {
    title: 'Contact',
    lead: 'Tell us what it is about. We answer by e-mail.',
    leadNoMail: 'Tell us what it is about. We answer to the address you give.',
    topic: 'Topic',
    topics: {
      question: 'Question',
      account: 'Account and logging in',
      payment: 'Payment and coins',
      report: 'Report something',
      privacy: 'Privacy',
      technical: 'Something does not work',
      other: 'Something else',
    },
    about: 'It is about',
    kinds: {
      actor: '{{name}} (profile)',
      video: '{{name}} (video)',
      chat: '{{name}} (chat)',
      conversation: '{{name}} (conversation)',
    },
    notAbout: 'It is not about this',
    email: 'E-mail address',
    emailHint: 'This is where our answer goes.',
    text: 'Your message',
    reportHint: 'What happened, and when? We do not tell the person you report that it was you.',
    send: 'Send',
    errors: {
      email: 'This does not look like an e-mail address.',
      text: 'Please write between 10 and 4,000 characters.',
      'too-many': 'You wrote to us several times just now. Try again in an hour.',
    },
    done: {
      title: 'We have it',
      text: 'Your request has the number {{receipt}}.',
      mailed: 'We also sent it to {{email}}.',
      another: 'Write something else',
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
    expiredText: 'A link works once, within an hour. Simply ask for a new one.',
    again: 'Ask for a new link',
    done: 'Your password is changed',
    doneText: 'You are logged in. We logged you out on all other devices.',
    home: 'Go to the start page',
  },
  confirm: {
    title: 'Confirm your e-mail address',
    working: 'One moment …',
    done: 'Your address is confirmed',
    doneText: 'Thank you. News and receipts reach you now.',
    expired: 'This link no longer works',
    expiredText: 'A link works once, within a week. You can ask for a new one in your profile.',
    profile: 'Go to your profile',
    send: 'Send the link again',
    sent: 'A link is on its way to {{email}}.',
    refused: {
      'login-required': 'Please log in first.',
      confirmed: 'Your address is confirmed already.',
      'too-many-mails': 'That was a lot of requests. Try again in a quarter of an hour.',
      'no-mail': 'Vesper does not send e-mails at the moment.',
    },
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    support: typeof texts
  }
}
