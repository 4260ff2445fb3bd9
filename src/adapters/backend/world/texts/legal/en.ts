import type { LegalSources } from './legal-sources'

/** The texts of the operator in English. */
export const en: LegalSources = {
  'terms-of-service': {
    title: 'Terms of service',
    lead: 'What you can expect from Vesper, and what Vesper expects from you. Brief, and in plain words.',
    sections: [
      {
        title: 'Who may use Vesper',
        text: 'Vesper is for adults. You may enter if you are at least 18 years old, or of age where you live if that is older. We ask before the first page, again when you create an account, and for proof where a video requires it. If you are under age, please leave the site; an account opened against this rule will be closed.',
      },
      {
        title: 'The performers',
        text: 'Every performer shown here is an adult of 21 years or more. In this demonstration they are fictional: their names, words and biographies were written for it, and all pictures, videos and live streams are light paintings drawn by the product itself. Nobody real is shown, and any likeness is coincidental.',
      },
      {
        title: 'Your account',
        text: 'You can look around without an account. You need one for messages, purchases and favourites. It belongs to you alone: keep the password to yourself and do not share the account. You may change your name and your picture at any time. A name may not insult anybody or pretend to be somebody else.',
      },
      {
        title: 'Coins and how they are counted',
        text: 'You pay with coins, written VXC. One euro buys four, and coins do not expire. The price of a live chat is shown before it begins. Chats are billed by the second, and the total is rounded up to a whole coin once. What counts is the platform’s meter, not the clock on your device. When you run out of coins the chat ends; your balance never drops below zero.\n\nThe payment window of this demonstration is a sandbox. No real money moves.',
      },
      {
        title: 'Vouchers',
        text: 'Vouchers are spent before coins: first those for the performer you are with, then general ones, and among these the one that expires first. A voucher is valid until the end of the last day written on it, Berlin time. Vouchers are not paid out.',
      },
      {
        title: 'Videos and the VIP club',
        text: 'A paid video shows a free preview first. You buy it once and may watch it as often as you like while it is on offer here; there is no subscription. VIP club membership runs for 30 days from the day you join and ends automatically. Videos are for your own eyes: they may not be copied, recorded or passed on.',
      },
      {
        title: 'Your own limits',
        text: 'In every paid chat you can set a stop in coins; when it is reached, the chat ends, however many coins you have left. If your account has a spending limit, no purchase can exceed it. If you feel you are spending more than you want to, stop, talk to someone you trust, and write to the operator to have your account closed to payments. Whoever runs a server with Vesper is the operator and names a [contact](contact) in the [imprint](imprint).',
      },
      {
        title: 'When something goes wrong',
        text: 'If a chat does not start, it costs nothing. If the connection breaks, only the time you were there is counted. If something was booked twice or for nothing, write to the operator at the [contact](contact) in the [imprint](imprint). A refund appears in your purchases like any other booking. Your rights as a consumer under the law are unaffected.',
      },
      {
        title: 'Conduct and reporting',
        text: 'Be kind. Performers decide what they do and may end a chat at any time. Threats, insults, hatred, pressure to meet in person, advertising and the sharing of other people’s data have no place here, nor does anything that involves or alludes to minors. You can block a conversation at once. Please report anything else that breaks these rules to the operator at the [contact](contact) in the [imprint](imprint), or through the link at the foot of the page where the operator has set one up. It may cost the offender their account.',
      },
      {
        title: 'Closing the account',
        text: 'You may close your account at any time without giving a reason. There is no button for this yet: write to the operator at the [contact](contact) in the [imprint](imprint). What happens to coins you bought and did not spend is then settled as the law provides; gifts and vouchers lapse. An account that breaks these terms may be closed, after a warning where the matter allows one. If these terms change, the new text appears here with its date, and you may leave.',
      },
    ],
  },
  'data-protection': {
    title: 'Privacy notice',
    lead: 'What we store about you, why, for how long, and what you can do about it.',
    sections: [
      {
        title: 'In brief',
        text: 'We store what is needed to run your account and to count your coins correctly. Nothing is sold. Nothing is measured unless you allow it. The content of your messages is for you and the performer you write to.',
      },
      {
        title: 'Where it is stored',
        text: 'Vesper can run in two ways. Without a server, as in the demonstration, everything named here is stored in your own browser and disappears when you clear its storage. With a server, it is stored in the database of whoever runs that server, who is then responsible for it.',
      },
      {
        title: 'What is stored without an account',
        text: 'A key that lets your device find its session again, the language you chose, your answer to the age question, your answer about privacy, and the appearance of the page. From your connection we take the country, because some performers may not be shown everywhere.',
      },
      {
        title: 'What is stored with an account',
        text: 'Your name and picture here, your e-mail address, the password in a form nobody can read back, and your date of birth to make sure you are of age. Also: favourites, private notes, what you liked, messages and gifts, and your settings.',
      },
      {
        title: 'Money',
        text: 'Every movement of coins is written into a ledger that is never changed afterwards: what it was for, when, and how much. It is the proof of what you paid and is stored for as long as accounting law requires. Card and bank details are entered in the window of the payment service and never reach us.',
      },
      {
        title: 'Proof of age',
        text: 'Where proof of age is needed, a specialised service checks what you submit. We are told whether it was accepted, is being checked or was refused, and why. We store that answer, not the document.',
      },
      {
        title: 'Consent, by category',
        text: 'Necessary: what keeps you logged in and your money safe. It is always on. Functional: remembers filters, volume and other comforts. Analytics: counts which pages you open, when you log in, pay, subscribe or pass an age check, and what you buy. Whoever runs this site may have an analytics service count it; that service is sent a number for you, and no name, address, search or message. Once you withdraw, nothing more is sent, not even what was already waiting. The last two are off until you allow them, for twelve months at most, and can be withdrawn just as easily, at the bottom of every page or in your settings.',
      },
      {
        title: 'Who else sees it',
        text: 'Performers see your name, your picture and what you write to them. They do not see your address, your e-mail or your balance. Beyond that, only the payment service and the age-check service see what they need, an analytics service what you allowed, and authorities where the law requires it.',
      },
      {
        title: 'How long',
        text: 'What belongs to your account is stored for as long as the account exists. Bookings that the law requires us to keep outlast it. A session that nobody uses ends: on a device on which nobody ever logged in after 30 days, on others after 180, unless whoever runs this site has set other periods. A guest without an account is deleted together with the last of their sessions, unless a booking names them. The time a session was last used is stored to the nearest five minutes. The logs that help us find errors contain no passwords and no access keys.',
      },
      {
        title: 'Your rights',
        text: 'You have the right to know what is stored about you, to have it corrected, handed over or deleted, to object to its use, and to withdraw any consent for the future. You can change your name, picture and settings in your account, and your consent at the bottom of every page. For everything else, write to the operator at the [contact](contact) in the [imprint](imprint); it is free of charge. In the demonstration, nobody but you has the data: it is gone when you clear your browser’s storage. You may also complain to the data protection authority where you live.',
      },
    ],
  },
}
