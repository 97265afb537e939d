import type { messages as german } from "../de/help.ts";
import type { Translation } from "../translation.ts";

/** Texts of the help centre. */
export const messages = {
  title: "Help",
  lead: "Search for a word or browse the topics.",
  search: "Search help",
  placeholder: "What do you need help with?",
  results_one: "{{count}} article found",
  results_other: "{{count}} articles found",
  empty_title: "Nothing found for “{{words}}”",
  empty_text:
    "Try one shorter word, such as “password” or “match”. Or write to us: our address is in the imprint.",
  empty_action: "Go to the imprint",
  back: "All topics",
  related: "Related",
  copy_link: "Copy link",
  copied: "The link is copied.",
  copy_failed: "Copying did not work. Here is the link: {{address}}",
  sections: {
    start: "Getting in and getting started",
    security: "Security",
    profile: "Your profile",
    matching: "Matching",
    chats: "Chats",
    groups: "Groups",
    app: "Notifications and app",
    data: "Your data and the rules",
  },
  articles: {
    sign_up: {
      title: "Create an account and confirm your e-mail",
      keywords:
        "register, registration, sign up, new account, confirmation mail, verify, activation, link expired, spam",
      body: "Your account is free and set up in two minutes.\n\n1. Choose “Sign up” on the sign-in page.\n2. Enter your e-mail address and, twice, a password of 8 to 128 characters.\n3. Accept the terms of use and press “Create account”.\n4. Open our mail and confirm your address.\n\nThe link in the mail works for 24 hours and only once. If nothing arrives, look in your spam folder and press “Send again” in the bar at the top.",
    },
    sign_in: {
      title: "Signing in, and what a lock means",
      keywords: "log in, login, access, locked out, lock, too many attempts, 5 minutes, wrong password",
      body: "Sign in with your e-mail address and password. If you have turned on two-factor codes, we then ask for the code from your app.\n\nAfter five failed attempts, signing in is locked for 5 minutes. That protects you from people who try out passwords. The page shows when you can go on.\n\n- Check whether Caps Lock is on.\n- Show the password with the eye symbol.\n- Can’t remember it? Then reset it by mail instead of guessing on.",
    },
    reset_password: {
      title: "Forgotten your password",
      keywords: "reset, new password, lost password, can’t get in, recover, link expired",
      body: "No problem, you simply set a new one.\n\n1. On the sign-in page, follow the link for a forgotten password.\n2. Enter your e-mail address. We send you a link.\n3. Open it and choose a new password of 8 to 128 characters. With two-factor codes you need a code as well.\n\nThe link works for 10 minutes and only once. You can ask for another mail after 2 minutes. For your safety we do not reveal whether an address has an account: if nothing arrives, check the spelling and your spam folder.",
    },
    google: {
      title: "Signing in with Google",
      keywords: "Google account, Gmail, without password, first password, set password",
      body: "If you see the Google button on the sign-in page, you can sign in without a password of your own. If it is missing, Google is not offered here.\n\nSigned up with Google and want a password too?\n\n1. Open the settings and go to “Security”.\n2. Ask for a mail to set your first password.\n3. Open the link in it and choose a password of at least 8 characters.\n\nFrom then on you have both ways in. That helps if you ever lose access to your Google account.",
    },
    passkeys: {
      title: "Passkeys: sign in without a password",
      keywords:
        "passkey, fingerprint, face recognition, Face ID, Touch ID, Windows Hello, security key, biometric",
      body: "With a passkey you sign in the way you unlock your device: with your fingerprint, face or PIN. There is nothing to remember, and nobody can trick it out of you with a fake page.\n\n1. Open the settings and go to “Security”.\n2. Create a passkey and give it a name, such as “My laptop”.\n3. Choose it instead of the password next time you sign in.\n\nA passkey counts as both factors, so you need no extra code. You can keep up to 20. If you sell a device, delete its passkey in the same place.",
    },
    quest: {
      title: "The starter quest",
      keywords: "beginner, first steps, tasks, progress, hide quest, tutorial",
      body: "The quest takes you through your first steps and shows in a slim bar how far you have come. Among other things:\n\n- upload a profile picture\n- write a few sentences about yourself\n- get to know two different people\n\nEach step ticks itself off once you have done it. There is nothing to report. You can fold the bar away when it is in your way. If you don’t need the quest at all, simply end it: every area is open to you without it.",
    },
    two_factor: {
      title: "Turning on two-factor codes",
      keywords: "2FA, TOTP, authenticator, QR code, two step, six-digit code, authentication",
      body: "With these, a stolen password is no longer enough to get into your account. You need an authenticator app on your phone.\n\n1. Open the settings and go to “Security”.\n2. Turn on two-factor codes.\n3. Scan the QR code with the app. If that does not work, type in the secret key.\n4. Enter the six-digit code that the app shows.\n5. Save your ten backup codes.\n\nA code is only good for a moment. If it is refused, check that your phone’s clock is right. Turning them off takes a code as well.",
    },
    backup_codes: {
      title: "Backup codes",
      keywords: "recovery codes, emergency codes, spare codes, restore, 2FA",
      body: "When you turn on two-factor codes, you get ten backup codes. Each stands in once for the code from your app, when you sign in and when you reset your password.\n\n- We show them only once. Copy or download them.\n- Keep them apart from your phone, in a password manager or on paper.\n- Upper or lower case, spaces and hyphens make no difference.\n\nRunning low? Create new ones in the settings under “Security”. You need a code for that. From then on the old ones stop working.",
    },
    lost_phone: {
      title: "Lost or replaced your phone",
      keywords: "phone gone, new phone, stolen, no code, locked out, lost authenticator, mobile",
      body: "Without your phone, a backup code gets you into your account.\n\n1. Sign in with your e-mail address and password.\n2. Enter a backup code instead of the code from the app.\n3. Under “Security”, sign the lost device out.\n\nA passkey gets you in as well.\n\nIf you are only changing phones, turn the codes off and on again with the new one. Turning them off takes a code from the app, so do it while you still have the old phone. If it is gone, or your backup codes are missing too, write to us at the address in the imprint.",
    },
    devices: {
      title: "Devices signed in",
      keywords: "sessions, sign out everywhere, log out, unknown device, new device, mail, hacked",
      body: "In the settings under “Security” you see which devices you are signed in on and when they were last used. The most recent is at the top.\n\n- Sign out a single device that you no longer use.\n- Or sign out all the others at once. This one stays signed in.\n\nWhen a new device signs in, you get a mail. If that wasn’t you, sign it out right away and change your password. It is best to turn on two-factor codes afterwards.",
    },
    change_password: {
      title: "Changing your password",
      keywords: "new password, replace password, security",
      body: "1. Open the settings and go to “Security”.\n2. Enter your current password and then the new one.\n3. If you have two-factor codes turned on, enter a six-digit code too.\n4. Save the change.\n\nThe new password needs 8 to 128 characters and must not be on the list of the most common passwords. A whole sentence is easier to remember and harder to guess than special characters. Afterwards all other devices are signed out; this one stays signed in. Forgotten the old one? Then reset it by mail.",
    },
    change_email: {
      title: "Changing your e-mail address",
      keywords: "new e-mail, mail address, switch address",
      body: "1. Open the settings and go to “Security”.\n2. Enter the new address and prove it’s you with your password and, with two-factor codes, a code.\n3. Open the mail sent to the new address and confirm it.\n\nThe link works for 24 hours and only once. Until you confirm, the old address stays valid. It gets a mail as well, so that nobody can swap your address in secret. If you did not ask for the change, change your password right away.",
    },
    profile: {
      title: "Name, bio and age",
      keywords: "username, user name, about me, description, change age, business idea, edit profile",
      body: "You edit your profile in the settings under “Profile”.\n\n- Username: letters only, 3 to 20 characters. You see as you type whether it is free.\n- Bio: up to 250 characters. What do you do, what drives you?\n- Business idea: up to 4000 characters, optional. A rough one is fine.\n- Age: from 13. Under 16 you can take part, but you are not in matching.\n\nDon’t forget to save. If something is refused, the field says why and your text stays. No other member ever sees your e-mail address.",
    },
    avatar: {
      title: "Changing your profile picture",
      keywords: "avatar, photo, image, upload, crop, remove",
      body: "Your profile picture stands beside your name in chats and wherever others see you.\n\n1. Open the settings and go to “Profile”.\n2. Choose a picture, such as a JPEG or PNG.\n3. Move and zoom it within the square and accept the section.\n\nIf you remove it, we show your initials on a colour. Place and camera data are stripped from the picture. The large picture in matching is a separate one: you change it in matching under “What I’m looking for” with “Change matching picture”.",
    },
    strengths: {
      title: "Business models, skills and goal",
      keywords: "abilities, talents, business model, what I can do, target, change selection",
      body: "This is what we choose people for you by. You change all of it in the settings under “Profile”.\n\n- Business models: up to 5. What are you building, or what do you want to build?\n- Skills: up to 5. What you are just learning counts too.\n- Goal: exactly one, with a sentence of your own of up to 120 characters.\n\nIf the list is full, take something off to swap. For matching you need at least one business model and one skill. Choose a few that are really true: the suggestions will fit better.",
    },
    jobs_newsletter: {
      title: "Jobs and newsletter",
      keywords: "news, unsubscribe, advertising, e-mail, gigs, job interest",
      body: "When you set up your account, we asked whether you are interested in jobs and would like the newsletter. You can change both at any time in the settings under “Profile”.\n\n- Jobs: tell us whether you want to see paid work and people looking for team members.\n- Newsletter: when you turn it on, we first send you a mail. Only when you open its link are you in. The link works for 24 hours.\n\nUnsubscribing takes effect at once, no reason needed. You still get the mails that protect your account.",
    },
    status: {
      title: "Online, away, offline",
      keywords: "status, presence, green dot, last seen, available",
      body: "The dot on a profile picture says whether somebody is there right now:\n\n- Online: the app is open and being used.\n- Away: it is open, but nobody has done anything for a while.\n- Offline: it isn’t open on any device.\n\nIt happens by itself, there is nothing to set. If you are signed in on several devices, one on which you are active is enough. Messages always arrive: somebody who is offline reads them next time.",
    },
    matching_setup: {
      title: "Setting up matching",
      keywords: "matching picture, requirements, photo, unlock, crop, 16 years",
      body: "For matching you need a picture, one business model, one skill and an age of 16 or over. We ask for whatever is missing.\n\n1. Drag a picture in or press “Choose a picture”. JPEG, PNG, WebP, GIF and AVIF all work.\n2. Move the picture into place, zoom and press “Continue”.\n3. Look at your card. “Done” saves it, “Choose New” takes you back.\n\nA bright picture in which your face can be made out works best. You can change it later under “What I’m looking for” with “Change matching picture”.",
    },
    swiping: {
      title: "Swiping: Deal or No Deal",
      keywords: "swipe, cards, like, undo, take back, reasons, keys, suggestions",
      body: "You always see one person. Drag the card to the right for Deal, to the left for No Deal, or use the buttons.\n\n- The card says why you fit, for instance because they can do what you are looking for.\n- Press the card to read their bio, idea and goal.\n- “Take back the last decision” brings the last card back.\n\nOn a computer the arrow keys ← and → decide, and Enter opens the details. The other person only learns of your Deal if they say Deal too.",
    },
    deal_limit: {
      title: "How many Deals a day?",
      keywords: "limit, 50, no Deals left, profiles return, 30 days, no more profiles",
      body: "Without premium you can give 50 Deals a day. How many are left is shown by the deck. Once they are gone, there are new ones the next day. No Deal always works.\n\nThe limit is there to help you look closely: one Deal that is meant is worth more than a hundred quick ones.\n\n- A Deal stands until the other person answers.\n- A No Deal returns after 30 days. People and plans change.\n- Seen everybody? Loosen your filters or look in again later.",
    },
    filters: {
      title: "Filters and “What I’m looking for”",
      keywords: "narrow down, language, verified, search, wanted skills, nobody left",
      body: "“Filters” decides whom you see: by language, business models, skills, goal, or verified profiles only. “Apply” takes effect at once, “Reset” clears everything.\n\nUnder “What I’m looking for” you choose skills that you lack. People who have them move to the front of your deck. Others come later, unless you turn on “Only show people who have one of these”.\n\nIf the deck stays empty, the filters are usually too narrow. Reset them or take one away. Good partners often bring something you would never have searched for.",
    },
    match: {
      title: "What a match is",
      keywords: "both Deal, it fits, Open Deals, start chat, mutual",
      body: "A match happens when both of you have said Deal. You then see “It’s a match!” and can write to each other. Before that nobody learns of your Deal.\n\n1. Press “Write a message”. The chat opens.\n2. Say in two sentences what draws you to the idea, and ask a question.\n3. If you enjoy the conversation, agree on something small to try out.\n\nIf you choose “Later”, you can find the chat at any time. In the overview, “Matches” counts what worked out and “Open Deals” what is still waiting for an answer.",
    },
    pause: {
      title: "Pausing your profile",
      keywords: "invisible, hide, break, time off, turn off matching",
      body: "No time for new people? Step back for a while without losing anything.\n\n1. In matching, open “What I’m looking for”.\n2. Turn on “Pause my profile”.\n\nNobody then sees you in matching. Your matches and chats stay, and you can go on writing. Above the deck it says that you are paused; “End the pause” brings you back at once. A pause lasts as long as you like. All your decisions so far are kept.",
    },
    chats: {
      title: "Chats: writing and being read",
      keywords: "message, read, ticks, typing, open chat, conversation",
      body: "You can write with every match. Open the chat from the match window with “Write a message”, or under “Chats” in the navigation. “Search by name” finds it faster.\n\n- “Sent” means: the message has reached us.\n- “Read” means: the other person had the chat open.\n- “typing…” appears while somebody is typing.\n- The line “New” shows where you stopped reading.\n\nMessages appear at once, there is nothing to reload. The number beside “Chats” counts the unread ones.",
    },
    chat_offline: {
      title: "Writing without a connection",
      keywords: "offline, no internet, dead spot, message not sent, outbox, waiting",
      body: "On a train with no signal? Keep writing. The message stands in the chat with “Waiting for a connection” and goes out by itself as soon as you are online again: in the right order and exactly once.\n\nIf it says “Not sent”, the server refused it. The reason is given. You then have a choice:\n\n- “Send again” makes another attempt.\n- “Discard” deletes it.\n\nWaiting messages are only on this device. Don’t sign out and don’t clear your browser data before they are sent.",
    },
    calls: {
      title: "Calls",
      keywords:
        "phone, telephone, call, voice call, microphone, speaker, headset, ringing, missed call, hang up, mute",
      body: "You can also talk to everyone you have a chat with. It costs nothing.\n\n1. Open the chat and tap the phone at the top.\n2. Allow your browser to use the microphone.\n3. Wait for an answer. After 45 seconds the call counts as missed.\n\nWhen somebody calls you, it rings everywhere you are signed in. Once you answer on one device, the others go quiet. During the call you can:\n\n- turn your microphone off\n- change microphone and speaker\n- make the window smaller and carry on working\n\nWhat became of a call then stands in the chat. If you hear nothing, check the device and the connection display. If you reload the page, the call ends.",
    },
    block: {
      title: "Blocking somebody",
      keywords: "harassment, harassed, unwanted, unblock, ignore, ban person",
      body: "If you want nothing more to do with somebody, block the person in the chat: at the top, under “More about this chat”.\n\n- It works in both directions and everywhere: in matching, in chats and in notifications.\n- You can no longer write to each other.\n- The person is not told.\n\nYou can unblock in the settings under “Security”, where everyone you have blocked is listed. If you are being threatened or harassed, please tell us as well: the address is in the imprint.",
    },
    fullscreen_chat: {
      title: "Fullscreen chat (beta)",
      keywords: "full screen, hide sidebar, more room, beta, experiment",
      body: "In fullscreen the sidebar disappears from the chats and the conversation gets all the room.\n\n1. Open the settings and go to “Beta”.\n2. Turn on fullscreen chat.\n3. Open a chat.\n\nThis applies to this browser only: you can have it one way on your phone and another on your computer. You turn it off in the same place. Beta means that we are still working on it. If something is not quite right, write and tell us what you saw.",
    },
    groups_join: {
      title: "Joining a group or applying",
      keywords: "find a group, discover, membership, application, questions, two groups, limit, leave",
      body: "Under “Discover groups” you find groups by words, topic and kind.\n\n- Public: “Join” lets you in at once.\n- By application: with “Apply” you answer up to six questions of at most 1000 characters each. The lead or the moderators decide, and you are notified.\n- Private: you need an invitation.\n\nWhile your application is pending you can withdraw it. Without premium you can be in two groups; applications don’t count. You can leave a group at any time through the three dots at the top.",
    },
    groups_found: {
      title: "Founding and leading a group",
      keywords: "create a group, moderator, hand over, delete, remove a member, ban, review applications",
      body: "1. Under “Groups” choose “New”.\n2. Give it a name of 3 to 60 characters and up to five topics.\n3. Decide who can join. With “By application” you ask up to six questions.\n\nYour e-mail address has to be confirmed for this. Under “Manage the group” you change everything, order channels, and accept or reject applications, with a reason if you like. In the list of members you make people moderators, remove or ban them, or hand the group over. Whoever leads it can’t leave it, only hand it over or delete it.",
    },
    groups_channels: {
      title: "Channels, mentions and replies",
      keywords: "channel, @, @alle, thread, pin, mute, slow mode, pause, search the group",
      body: "Every group has channels, at first “Allgemein”. All members read and write there.\n\n- Type @ and the first letters of a name to mention somebody. The lead and the moderators reach the whole group with @alle.\n- Replies to a message open beside it and don’t disturb the channel.\n- At the top you find what is pinned, the search and the members.\n- Is a channel too loud? Mute it: it no longer counts.\n\nSome channels have a pause between two messages, from 5 seconds to 15 minutes.",
    },
    groups_invites: {
      title: "Inviting people to a group",
      keywords: "invite code, invite link, redeem, private group, revoke, expired",
      body: "The lead and the moderators invite with a code. It opens private groups as well and takes the place of an application.\n\n1. Open “Manage the group” and there “Invitations”.\n2. Choose how long and how often the code is valid, then “Create a code”.\n3. Copy the link and send it.\n\nUp to 50 valid codes are possible. “Revoke” ends one at once. If you were given a code yourself, open the link or type it under “Enter a code”: the group opens by itself.",
    },
    notifications: {
      title: "Reading and answering notifications",
      keywords: "bell, alert, counter, ignore, reply, unread",
      body: "The bell at the top shows what has happened, such as a match or a message while you were away. The number counts what is unread; beyond 99 it says “99+”.\n\n- The go-to button takes you straight there, for instance into the chat.\n- The ignore button makes the notification disappear.\n- You can reply to messages right there.\n\nWhen you open the list, all count as read. We bundle several of the same, so that it stays easy to follow. What you don’t want to hear about, you turn off in the settings.",
    },
    notification_settings: {
      title: "Notification settings and quiet hours",
      keywords: "turn off notifications, mute, night, do not disturb, daily mail, push, e-mail",
      body: "In the settings you decide for each kind of notification how it reaches you:\n\n- in the app: at the bell\n- as a push message: on this device, even when the app is closed\n- by mail: collected, once a day at 8 o’clock\n\nQuiet hours say when we send no push messages, for instance from 22:00 to 7:00. They follow your time zone. Afterwards you find everything in the app. Whatever you turn off no longer counts in any number either.",
    },
    push: {
      title: "Push messages and installing the app",
      keywords: "PWA, home screen, download app, phone, iPhone, Android, allow notifications",
      body: "Kompagnon runs in the browser and can be installed like an app, without an app store.\n\n1. Computer and Android: choose “Install” or “Add to Home screen” in the browser menu.\n2. iPhone and iPad: press “Share” in Safari and then “Add to Home Screen”.\n\nYou turn push on in the settings, with the notifications, on each device separately. The browser then asks for your permission. On an iPhone the app has to be installed first. If nothing arrives, allow notifications in your device’s settings and check your quiet hours.",
    },
    language: {
      title: "Changing the language",
      keywords: "translation, English, German, Sprache, idioma, langue",
      body: "Kompagnon speaks ten languages: German, English, French, Italian, Spanish, Portuguese, Russian, Hindi, Chinese and Arabic.\n\n1. Open the “Language” menu at the top.\n2. Choose one of the first four, or another under “More languages”.\n\nThe page changes at once without reloading. Your choice is kept in your account and applies on all devices. In Arabic everything runs from right to left. We don’t translate what others write, but in matching you can filter by language.",
    },
    appearance: {
      title: "Light, dark and text size",
      keywords: "dark mode, night mode, colours, colors, appearance, design, theme",
      body: "Light or dark: you decide.\n\n1. Open “Your account” at the top.\n2. Under “Appearance” choose “Light”, “Dark” or “Same as device”.\n\n“Same as device” follows your phone or computer, including a change in the evening. The choice applies to this browser. For larger text press Ctrl and plus, on a Mac Cmd and plus; the page adapts. If you have set your system to reduce motion, we do without animations.",
    },
    shortcuts: {
      title: "Keyboard shortcuts",
      keywords: "keys, hotkeys, quick, commands, Ctrl K, jump",
      body: "On a computer much can be done without a mouse. Press “?” at any time to see the whole list.\n\n- Ctrl+K, on a Mac Cmd+K: “Search and jump” to any page\n- g, then h: to the overview\n- g, then m: to matching\n- g, then c: to the chats\n- ← and →: decide in matching\n- Enter: open the details in matching\n- Esc: close a window\n\nWhile you are typing in a field, the plain keys are just letters, so nothing jumps away. The Tab key reaches every button.",
    },
    export: {
      title: "Downloading your data",
      keywords: "export, ZIP, GDPR, access request, privacy, copy, backup",
      body: "Your data is yours. You can get it at any time as a ZIP file, up to ten times a day.\n\n1. Open the settings and go to “Security”.\n2. Choose to download your data, and prove it’s you if we ask.\n3. Keep the file in a safe place.\n\nIt holds everything we have stored about you, such as your profile, your decisions, matches and messages. The file is not encrypted: don’t leave it on somebody else’s computer. An export is worthwhile before you delete your account; afterwards there is nothing left.",
    },
    delete_account: {
      title: "Deleting your account",
      keywords: "remove account, cancel, close account, leave, erase everything, 7 days",
      body: "1. Open the settings and go to “Security”, to the part for deleting your account.\n2. Enter your password and, with two-factor codes, a code.\n3. Confirm the deletion.\n\nAll your devices are signed out. You then have 7 days to think: if you change your mind, sign in again within that time and keep your account. After that we erase everything personal for good. What you wrote for others then stands under “Deleted member”. If you only want some peace, pausing in matching may be enough.",
    },
    ban: {
      title: "Banned account and appeal",
      keywords: "banned, ban, suspension, rules, violation, objection",
      body: "Whoever breaks the terms of use can be banned, for a time or for good. You are then signed out on all devices, and when you sign in you see the reason and how long the ban lasts.\n\nIf you think that is wrong, you can appeal exactly once:\n\n1. Sign in, and the field for it appears.\n2. Describe calmly and precisely what happened from your point of view, in at most 2000 characters.\n3. Read it through once more before you send it.\n\nA human being reads your appeal. A ban for a limited time ends by itself.",
    },
    contact: {
      title: "Reporting a problem",
      keywords: "contact, support, error, broken, help, imprint, write, bug",
      body: "Found no answer here, or is something broken? Write to us at the address in the imprint. You reach it at the bottom of every public page.\n\nThis helps us to help you quickly:\n\n- What did you want to do, and what happened instead?\n- On which page, with which device and which browser?\n- If the error message shows a number, include it.\n\nNever send us your password or any codes. We never ask for them. If “Reload” already helped, we would still be glad of a short note.",
    },
  },
} as const satisfies Translation<typeof german, "en">;
