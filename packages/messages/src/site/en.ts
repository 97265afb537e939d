import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The public pages: start, terms, privacy, imprint. */
export const pages = {
  nav: {
    login: "Sign in",
    dashboard: "Overview",
    resources: "Tools",
    language: "Language",
    legal: "Legal",
    home: "Go to home page",
    terms: "Terms of use",
    privacy: "Privacy",
    imprint: "Legal notice",
    sign_out: "Sign out",
  },
  start: {
    title: "Find your co-founder",
    description:
      "Kompagnon brings together people who are building online businesses: matched by skills, goals and business model.",
    headline: "It takes two to start something.",
    lead: "Kompagnon introduces you to people who have the skills you don’t, and want what you want. For everyone building an online business.",
    join: "Join for free",
    login: "I already have an account",
    continue: "Go to overview",
    why_1_title: "See why you match",
    why_1_text: "Every card says in plain words what you can give each other.",
    why_2_title: "Only if both want to",
    why_2_text: "Two Deals open the chat. Everyone else has to ask first.",
    why_3_title: "Your data stays yours",
    why_3_text: "No ads, no third-party trackers. No other member sees your email address.",
    art: "Two profile cards: Mira, 27, edits video and writes copy. A stamp says Deal, and below it a chat begins.",
    card_name: "Mira, 27",
    card_idea: "Shoots clips that sell. Looking for someone with a product.",
    card_reason: "You need video, Mira does it",
    card_skill_1: "Video editing",
    card_skill_2: "Copywriting",
    card_skill_3: "Social media",
    stamp: "Deal",
    no_deal: "No Deal",
    deal: "Deal",
    bubble_1: "Your clips, my shop?",
    bubble_2: "Deal. Tomorrow at ten?",
    welcome_title: "Welcome aboard.",
    welcome_named: "Welcome, {{name}}.",
    welcome_text: "Your profile is ready. All that’s missing is the right person.",
    welcome_action: "Go to overview",
  },
  legal: {
    version: "Version {{version}}, in force from {{date}}",
    binding: "The German version is binding. This translation is here to help you understand it.",
    contents: "Contents",
  },
  terms: {
    title: "Terms of use",
    description:
      "The rules for you and for us when you use Kompagnon: age, account, conduct, prices, withdrawal and changes.",
    scope_title: "What this is about",
    scope_text:
      "These terms govern how you use {{brand}}. Your contract is with {{operator}}. By signing up you accept them.",
    age_title: "Minimum age",
    age_text: "You must be at least 16 years old. Anyone younger may not create an account or buy anything.",
    account_title: "Your account",
    account_text:
      "One person, one account. Give honest information, keep your password secret and don’t pass your account on. Tell us if someone else has got into it.",
    conduct_title: "How we treat each other",
    conduct_text:
      "Insults, hatred, fraud, spam, pyramid schemes, false identities and anything that breaks laws or other people’s rights are forbidden. You may not scrape the site or get around its security.",
    content_title: "Your content",
    content_text:
      "What you write and upload stays yours. You only allow us to store it, and to show it to the members it’s meant for, for as long as it’s on our site. You need to hold the rights to what you upload.",
    matching_title: "What matching does and doesn’t do",
    matching_text:
      "We suggest people and say why. Whether it becomes a business is up to you. We don’t check business ideas and take no part in agreements between members. Make sure you know who you’re dealing with before you share money or secrets.",
    price_title: "Prices",
    price_text:
      "Your account, matching and chats are free in their basic form. If {{brand}} charges for something, we show you the price including tax, the duration and how to cancel before you buy.",
    withdrawal_title: "Right of withdrawal",
    withdrawal_text:
      "If you buy as a consumer, you can withdraw from the contract within 14 days without giving a reason. The period starts on the day the contract is made. The easiest way is “{{withdraw}}” at the bottom of every public page or in your account menu; a clear message to {{email}} before the period ends is enough too. You get your money back within 14 days, the same way you paid.",
    ending_title: "Leaving",
    ending_text:
      "You can stop at any time by deleting your account in Settings. For {{days}} days you can change your mind, then it’s gone. If you can no longer get in, a message to {{email}} is enough. We may ban anyone who seriously or repeatedly breaks these rules. We’ll give the reason, and you can appeal.",
    liability_title: "Liability",
    liability_text:
      "Our liability is unlimited for intent, gross negligence, and injury to life, body or health. Otherwise we’re liable only if we breach an essential duty, and then only for foreseeable damage.",
    changes_title: "Changes",
    changes_text:
      "If we change these terms, we’ll email you at least 30 days before. If you don’t agree, you can leave before then at no disadvantage to you. Significant changes only apply once you agree.",
    law_title: "Law",
    law_text:
      "German law applies. You keep the protection that your country’s consumer law gives you. If one rule is void, the others still apply.",
  },
  privacy: {
    title: "Privacy",
    description:
      "What data Kompagnon keeps, why and for how long, and what rights you have. No ads, no third-party trackers.",
    controller_title: "Who is responsible",
    controller_text:
      "The controller is {{operator}}, {{address}}. You can send questions about privacy to {{email}}.",
    data_title: "What we keep",
    data_text: "We keep what you give us and what results from your use of the site.",
    others_title: "What others see",
    others_text:
      "Members see your profile and your matching card. They never see your email address or your decisions. People only find out about your Deal if they gave you one too. When you call each other, your devices connect directly where they can; the other person’s device may then learn your IP address. Otherwise no member sees it. If you open your card, a group or a job to everyone, people without an account and search engines can read it too; that’s your decision alone, and you can close it again at any time. Posts can be embedded in other sites and read there without an account; you can switch that off for each post.",
    why_title: "Why, and on what legal basis",
    why_text:
      "We need this data to fulfil our contract with you (Art. 6(1)(b) GDPR), to prevent abuse (Art. 6(1)(f)) and to comply with the law (Art. 6(1)(c)). Optional things such as the newsletter need your consent (Art. 6(1)(a)), which you can withdraw at any time.",
    score_title: "How we make suggestions",
    score_text:
      "A program sorts the cards by skills, business model, goal, language and your earlier decisions. The reasons are on the card. This has no legal effect; you decide.",
    cookies_title: "Cookies and device storage",
    cookies_text:
      "We only use cookies that are technically necessary. There is no advertising and there are no third-party trackers. Your device only contacts other servers when you sign in with Google, pay, or make a call.",
    logs_title: "Technical logs",
    logs_text:
      "We don’t log every request. We use your IP address briefly to prevent overload. If a sign-in fails, we keep the account and the address for up to two days, as a hash (a checksum instead of plain text). If you join with an invitation, we keep the hash of your address for 90 days. What matters for your account’s security, such as sign-ins and changed passwords, is kept in a log for a year, without your name, only with a number.",
    sharing_title: "Who receives data",
    sharing_text:
      "Only those who work for us under contract, such as the data centre and the email service, both in the EU. If you buy something, the payment provider gets what it needs for that. If you ask an assistant or have something translated, the text goes to the service that runs the language model. If you turn on push notifications, they’re sent encrypted through your browser’s push service. We don’t sell anything.",
    keeping_title: "How long",
    keeping_text:
      "As long as you have an account. If you delete it, we delete your personal data and your one-to-one chats {{days}} days later, for the other person too. What you wrote in groups, posts and comments stays without your name. What the law requires us to keep, such as invoices, stays as long as needed. If you write to us through the contact form, we delete your message and our reply 180 days after it’s been dealt with.",
    rights_title: "Your rights",
    rights_text:
      "In Settings, you can download a copy of your data, correct it and delete your account. You can also ask for access, correction, erasure or restriction, or object to the processing; a message to {{email}} is enough. And you can complain to a data protection authority.",
    safety_title: "Security",
    safety_text:
      "Connections are encrypted, passwords are protected with Argon2, and access is limited to what’s needed. If something does go wrong, we’ll tell you.",
  },
  imprint: {
    title: "Legal notice",
    description: "Who runs Kompagnon and how to reach us.",
    sample: "Sample data",
    sample_text:
      "These details are placeholders. The operator of {{brand}} has to enter their own here before launch.",
    operator: "Provider",
    represented: "Represented by",
    contact: "Contact",
    email: "Email",
    phone: "Phone",
    register: "Register",
    vat: "VAT ID",
    responsible: "Responsible for the content",
    dispute_title: "Dispute resolution",
    dispute_text:
      "We do not take part in proceedings before a consumer arbitration board and are not obliged to.",
    notice_title: "Report content",
    notice_text:
      "If something breaks laws or rules, write to {{email}} with the page’s address. We check every report.",
    security_title: "Report a security vulnerability",
    security_text:
      "Have you found a vulnerability? Tell us what you did and what happened, at {{email}} or through the contact form. Don’t look at other people’s data, don’t break anything, and give us time to fix it. We won’t take action against anyone who follows these rules.",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  contact: {
    title: "Reporting a problem",
    keywords: "contact, support, error, broken, help, legal notice, write, bug",
    body: "Can’t find an answer here, or is something broken? Use the contact form. The “$t(ui:offers.contact)” link is at the bottom of every public page and, on a phone, under “$t(ui:more)” too. A person will reply by email.\n\nThis helps us help you quickly:\n\n- What did you want to do, and what happened instead?\n- On which page, with which device and which browser?\n- If the error message shows a number, include it.\n\nNever send us your password or any codes. We never ask for them. If “$t(shell:crash.reload)” already helped, we’d still be glad to hear about it.",
  },
} as const satisfies Translation<typeof german.help, "en">;

/** What is kept of whom and where, for the page about privacy. */
export const kept = {
  tables:
    "This is everything we keep about you. The list is generated directly from the structure of the database, so it’s complete.",
  gone: "If you delete your account, all of this is deleted, except where it says otherwise.",
  cookies: "The cookies",
  device: "What’s stored on your device",
  cookie_days: "{{days}} days",
  cookie_idle: "{{days}} days, or {{idle}} without a visit",
  cookie: {
    sid: "keeps you signed in",
    did: "recognises your device, so that no one can lock you out by guessing passwords and we can tell you about new devices",
  },
  title: {
    account: "Account",
    devices: "Signing in",
    profile: "Profile",
    matching: "Matching",
    people: "People",
    chats: "Chats",
    calls: "Calls",
    groups: "Groups",
    circles: "Weekly circles",
    events: "Events",
    posts: "Posts",
    jobs: "Jobs",
    teams: "Teams",
    partnerships: "Partnerships",
    agreements: "Agreements",
    documents: "Documents",
    keys: "Member keys",
    businessplans: "Business plans",
    assistants: "Assistants",
    verification: "Verification",
    invites: "Invitations",
    purchases: "Purchases",
    contact: "Contact",
    reports: "Reports",
    notifications: "Notifications",
    progress: "First steps",
    visits: "Visits",
  },
  text: {
    account:
      "email address, password as a hash, language, level, the version of the terms you agreed to, and appeals",
    devices:
      "your devices and sessions, passkeys, second factor, linked sign-ins, and security events on your account",
    profile:
      "what you enter yourself, your pictures, who you’ve blocked, and which pages you’ve opened to everyone",
    matching:
      "what you told us you’re looking for, who you’ve seen and how you decided, your matches, whether they led to a conversation or to working together, and what your deck learns from this; also a series of numbers that describes the topics in your profile",
    people: "who you follow, who you’ve muted, and whether you can be found",
    chats: "messages, reactions, files, requests, folders, and what you’ve read",
    calls:
      "who called whom, when and for how long, never what is said, and which room you’re in at the moment",
    groups: "where you’re a member, applications, invitations, bans, polls and your votes",
    circles: "your weekly goals and how each week went, invitations, breaks, and your time zone",
    events: "events you create, your answers, reminders sent, and your calendar address as a hash",
    posts: "what you write, show, like, repost, save and comment on",
    jobs: "your job posts, applications and saved searches",
    teams: "memberships, invitations, tasks, comments, and the team’s history",
    partnerships: "questionnaire, points you agreed on, trial projects and debriefs",
    agreements: "the agreements you write, their versions, and the signatures",
    documents: "plans and presentations, encrypted, and who can open them",
    keys: "your key pair, sealed by your passphrase and, if you like, a passkey; we know neither",
    businessplans: "the chapters and figures of your plans",
    assistants:
      "your conversations with the assistants, how many answers you’ve had this month and how many translations today",
    verification:
      "name, date of birth and country, and pictures of your ID, encrypted and kept until seven days after the decision",
    invites: "your link, who joined with it, your rewards and payouts",
    purchases:
      "orders, invoices, subscriptions, withdrawals and cancellations; only the payment provider sees card data",
    contact: "what you write to us and what we answer",
    reports: "what you report, decisions about your content, and the moderation log",
    notifications:
      "what we notify you about, how you want to hear about it, and the devices for push notifications",
    progress: "how far you’ve got with your first steps",
    visits: "only with your consent: what is listed below under “Visit statistics”",
  },
  use: {
    choices: "your settings, such as language, colour scheme and filters",
    entry: "what signing in needs, such as who is signed in here",
    drafts: "your drafts",
    unsent: "anything not sent yet, including documents edited offline",
    seen: "what you last saw and searched for",
    keys: "your keys",
    measuring:
      "your answer about visit statistics; if you say yes, the visit’s number too, until you close the tab",
    files: "program files, so that the site works without a connection",
  },
  stays: {
    law: "Invoices and related records stay as long as the law requires.",
    theirs: "Anything that also belongs to others stays with them, without your name.",
    words:
      "What you wrote in groups, posts and comments stays without your name; one-to-one chats are deleted.",
    log: "Logs are kept until they expire, without your name, only with a number.",
    day: "Counted page views are anonymous from the next day.",
  },
} as const satisfies Translation<typeof german.kept, "en">;
