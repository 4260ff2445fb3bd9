export const texts = {
  contents: 'Contents',
  asOf: 'As of {{date}}',
  terms: {
    title: 'Terms of service',
    lead: 'What you can expect of Vesper, and what Vesper expects of you. In plain words, and short.',
    s1: {
      title: 'Who may use Vesper',
      text: 'Vesper is for adults. You may enter if you are at least 18 years old, and of age where you live if that takes longer. We ask before the first page, again when you create an account, and for proof where a video demands it. Whoever is under age leaves the site, and an account opened against this rule is closed.',
    },
    s2: {
      title: 'The performers',
      text: 'Every performer shown here is an adult of 21 years or more. In this demonstration they are fictional: their names, words and biographies were written for it, and all pictures, films and live streams are light paintings drawn by the product itself. Nobody real is shown, and any likeness is chance.',
    },
    s3: {
      title: 'Your account',
      text: 'You can look around without an account. For messages, purchases and favourites you need one. It belongs to you alone: keep the password to yourself and do not share the account. You may change your name and your picture at any time. A name may not insult anybody or pretend to be somebody else.',
    },
    s4: {
      title: 'Coins and how they are counted',
      text: 'You pay with coins. One euro buys four, and coins do not expire. The price of a live chat is shown before it begins and is counted by the second; the sum of the whole chat is rounded up to a whole coin, once. What counts is the meter of the platform, not the clock of your device. When your coins are used up the chat ends; it never goes below zero.\n\nThe payment window of this demonstration is a sandbox. No real money moves.',
    },
    s5: {
      title: 'Vouchers',
      text: 'Vouchers are spent before coins: first those for the performer you are with, then general ones, and among these the one that ends first. A voucher holds through the end of the last day written on it, in the time zone of Berlin. Vouchers are not paid out.',
    },
    s6: {
      title: 'Videos and the VIP club',
      text: 'A paid video shows a free preview first. You buy it once and may watch it as often as you like while it is on offer here; there is no subscription behind it. The VIP club runs for 30 days from the day you join and ends by itself. Videos are for your own eyes: they may not be copied, recorded or passed on.',
    },
    s7: {
      title: 'Limits of your own',
      text: 'In every paid chat you can set a stop in coins; when it is reached, the chat ends, whatever is left on your account. Where your account has a spending limit, no purchase passes it. If you feel that you spend more than you want, stop, talk to somebody you trust, and write to the operator to have your account closed to payments. Whoever runs a server with Vesper is the operator and names a [contact](contact) in the [imprint](imprint).',
    },
    s8: {
      title: 'When something goes wrong',
      text: 'If a chat does not start, it costs nothing. If the connection breaks, only the time you were there is counted. If something was booked twice or for nothing, write to the operator at the [contact](contact) in the [imprint](imprint). A refund stands in your purchases like every other booking. Rights that the law gives you as a consumer stay as they are.',
    },
    s9: {
      title: 'Conduct and reporting',
      text: 'Be kind. Performers decide what they do and may end a chat at any time. Threats, insults, hatred, pressure to meet in person, advertising and the sharing of other people’s data have no place here, and nor has anything that involves or alludes to minors. You can block a conversation at once. What else breaks these rules you report to the operator at the [contact](contact) in the [imprint](imprint), or through the link at the foot of the page where the operator has set one up. It may cost the account.',
    },
    s10: {
      title: 'Ending the account',
      text: 'You may end your account at any time and need give no reason. There is no button for it here yet: write to the operator at the [contact](contact) in the [imprint](imprint). What happens to coins you bought and did not spend is then settled as the law provides; gifts and vouchers lapse. An account that breaks these terms may be ended, after a warning where the matter allows one. If these terms change, the new words stand here with their date, and you may leave.',
    },
  },
  privacy: {
    title: 'Data protection',
    lead: 'What is kept about you, why, for how long, and what you can do about it.',
    s1: {
      title: 'In a few words',
      text: 'We keep what is needed to run your account and to count your coins correctly. Nothing is sold. Nothing is measured unless you allow it. The content of your messages is for you and the performer you write to.',
    },
    s2: {
      title: 'Where it is kept',
      text: 'Vesper can run in two ways. Without a server, as in the demonstration, everything named here is kept in your own browser and goes when you clear its storage. With a server, it is kept in the database of whoever runs that server, who is then responsible for it.',
    },
    s3: {
      title: 'What is kept without an account',
      text: 'A key that lets your device find its session again, the language you chose, your answer to the age question, your answer about privacy, and the appearance of the page. From your connection we take the country, because some performers may not be shown everywhere.',
    },
    s4: {
      title: 'What is kept with an account',
      text: 'Your name and picture here, your e-mail address, the password in a form nobody can read back, and your date of birth to make sure you are of age. Besides: favourites, private notes, what you liked, messages and gifts, and your settings.',
    },
    s5: {
      title: 'Money',
      text: 'Every movement of coins is written into a ledger that is never changed afterwards: what it was for, when, and how much. It is the proof of what you paid and is kept as long as the law on accounting demands. Card and bank details are entered in the window of the payment service and never reach us.',
    },
    s6: {
      title: 'Proof of age',
      text: 'Where proof of age is needed, a service for it looks at what you submit. We are told whether it was accepted, is being looked at or was refused, and why. We keep that answer, and not the document.',
    },
    s7: {
      title: 'Consent, by category',
      text: 'Necessary: what keeps you logged in and your money safe. It is always on. Functional: remembers filters, volume and other comforts. Analytics: counts which pages work well, without a profile of you. The last two are off until you allow them, for twelve months at most, and can be withdrawn as easily, at the foot of every page or in your settings.',
    },
    s8: {
      title: 'Who else sees it',
      text: 'Performers see your name, your picture and what you write to them. They see neither your address nor your e-mail nor your balance. Beyond that only the payment service and the service for proof of age see what they need, and authorities where the law obliges us.',
    },
    s9: {
      title: 'How long',
      text: 'What belongs to your account is kept as long as there is the account. Bookings that the law requires to be kept outlast it. A session that nobody uses ends: on a device on which nobody ever logged in after 30 days, on others after 180, unless whoever runs this site has set other times. A guest without an account is removed together with the last of their sessions, unless a booking names them. When a session was last used is kept to five minutes. The logs that help us find faults name no passwords and no access keys.',
    },
    s10: {
      title: 'Your rights',
      text: 'You may know what is kept about you, have it corrected, handed over or deleted, object to its use, and take back any consent for the time to come. Your name, your picture and your settings you change in your account, your consent at the foot of every page. For the rest write to the operator at the [contact](contact) in the [imprint](imprint); it costs nothing. In the demonstration nobody but you has the data: they are gone when you clear your browser’s storage. You may also complain to the authority for data protection where you live.',
    },
  },
}

declare module '@/ui/texts/catalog' {
  interface Namespaces {
    legal: typeof texts
  }
}
