import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The public pages: start, terms, privacy, imprint. */
export const pages = {
  nav: {
    login: "Sign in",
    dashboard: "Dashboard",
    resources: "Tools",
    language: "Language",
    legal: "Legal",
    home: "To the start page",
    terms: "Terms of use",
    privacy: "Privacy",
    imprint: "Imprint",
    sign_out: "Sign out",
  },
  start: {
    title: "Find your co-founder",
    description:
      "Kompagnon brings people together who build online businesses: matched by skills, goals and business model.",
    headline: "It takes two to build one.",
    lead: "Kompagnon introduces you to people who can do what you can’t, and want what you want. For everyone building an online business.",
    join: "Join for free",
    login: "I already have an account",
    continue: "Continue to the dashboard",
    why_1_title: "You see why it fits",
    why_1_text: "Every card says in plain words what you give each other.",
    why_2_title: "Only if both want to",
    why_2_text: "Two deals open the chat. Anyone else has to ask first.",
    why_3_title: "Your data stays yours",
    why_3_text: "No ads, no third-party trackers. Nobody sees your e-mail.",
    art: "Two profile cards: Mira, 27, edits video and writes copy. A stamp says Deal, and below it a chat begins.",
    card_name: "Mira, 27",
    card_idea: "Shoots clips that sell. Looking for someone with a product.",
    card_reason: "You need video, she does it",
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
    welcome_text: "Your profile is ready. All that’s missing is the right person beside you.",
    welcome_action: "Go to the dashboard",
  },
  legal: {
    version: "Version {{version}}, in force from {{date}}",
    binding: "The German version is binding. This translation is here to help you understand it.",
    contents: "Contents",
  },
  terms: {
    title: "Terms of use",
    description:
      "What holds for you and for us when you use Kompagnon: age, account, rules, prices, withdrawal and changes.",
    scope_title: "What this is about",
    scope_text:
      "These terms govern how you use {{brand}}. Your contract is with {{operator}}. By signing up you accept them.",
    age_title: "Minimum age",
    age_text: "You must be at least 16 years old. Anyone younger may not create an account or buy anything.",
    account_title: "Your account",
    account_text:
      "One person, one account. Be honest, keep your password secret and don’t pass your account on. Tell us if someone else has got into it.",
    conduct_title: "How we treat each other",
    conduct_text:
      "Insults, hatred, fraud, spam, pyramid schemes, false identities and anything that breaks laws or other people’s rights are forbidden. You may not scrape the site or get around its security.",
    content_title: "Your content",
    content_text:
      "What you write and upload stays yours. You only allow us to store it and show it to the members it is meant for, as long as it is with us. You need the rights to what you upload.",
    matching_title: "What matching does and doesn’t do",
    matching_text:
      "We suggest people and say why. Whether it becomes a business is up to you. We don’t check business ideas and take no part in agreements between members. Check each other before you share money or secrets.",
    price_title: "Prices",
    price_text:
      "Account, matching and chats are free in their basic form. Where {{brand}} offers something for money, the price including tax, the duration and how to cancel are stated before you buy.",
    withdrawal_title: "Right of withdrawal",
    withdrawal_text:
      "If you buy as a consumer, you can withdraw from the contract within 14 days without giving a reason. The period starts when the contract is made. The easiest way is “{{withdraw}}” at the foot of every page; a clear message to {{email}} before the period ends is enough as well. You get your money back within 14 days, the same way you paid.",
    ending_title: "Leaving",
    ending_text:
      "You can stop at any time: you delete your account yourself in the settings. For {{days}} days you can change your mind, then it is gone. If you can no longer get in, a message to {{email}} is enough. Whoever breaks these rules badly or repeatedly can be banned. We give the reason, and you can object.",
    liability_title: "Liability",
    liability_text:
      "For intent, gross negligence and harm to life, body or health our liability is unlimited. Otherwise we are liable only if we breach an essential duty, and then for the foreseeable damage.",
    changes_title: "Changes",
    changes_text:
      "If we change these terms, we write to you at least 30 days before. If you don’t agree, you can leave until then without any drawback. Essential changes only apply once you agree.",
    law_title: "Law",
    law_text:
      "German law applies. The protection that your country’s consumer law gives you remains. If one rule is void, the others still hold.",
  },
  privacy: {
    title: "Privacy",
    description:
      "Which data Kompagnon keeps, what for, how long, and which rights you have. No ads, no third-party trackers.",
    controller_title: "Who is responsible",
    controller_text:
      "The controller is {{operator}}, {{address}}. Questions about privacy are answered at {{email}}.",
    data_title: "What we keep",
    data_text: "We keep what you give us and what comes about as you use the site.",
    others_title: "What others see",
    others_text:
      "Members see your profile and your matching card. They never see your e-mail address or your decisions. Only someone who gave you a Deal as well learns of yours. When you call each other, your devices connect directly where they can; the other’s device may learn your IP address then. Otherwise no member sees it. If you open your card, a group or a job to everyone, people without an account and search engines can read what it says as well; that is your decision alone, and you can close it again at any time. Posts can be embedded in other sites and read there without an account; you can switch that off for each post.",
    why_title: "What for and on what basis",
    why_text:
      "We need this data to fulfil our contract with you (Art. 6(1)(b) GDPR), to ward off abuse (Art. 6(1)(f)) and to obey the law (Art. 6(1)(c)). Voluntary things such as the newsletter need your consent (Art. 6(1)(a)), which you can take back at any time.",
    score_title: "How suggestions come about",
    score_text:
      "A program orders the cards by skills, business model, goal, language and your earlier decisions. The reasons are on the card. It has no legal effect; you decide.",
    cookies_title: "Cookies and device storage",
    cookies_text:
      "There are only cookies that are technically necessary. Over an encrypted connection “__Host-” stands before their names. There are no advertisements and no third-party trackers. Your device asks other servers only when you sign in with Google, pay, or make a call.",
    logs_title: "Technical logs",
    logs_text:
      "We keep no log of every request. Your IP address counts for a short while, so that nobody overloads the site. If a sign-in fails, we keep the account and the address for up to two days, as fingerprints; if you come by an invitation, the address’s fingerprint for 90 days. What matters to your account’s security, such as sign-ins and changed passwords, stands in a log for a year, by numbers alone.",
    sharing_title: "Who receives data",
    sharing_text:
      "Only those who work for us under contract, such as the data centre and the mail service, both in the EU. If you buy something, the payment provider gets what it needs for that. If you ask an assistant or have something translated, the text goes to the service that runs the language model. If you order push messages, they travel encrypted by your browser’s service. We sell nothing.",
    keeping_title: "How long",
    keeping_text:
      "As long as you have an account. If you delete it, your personal data and your one-to-one conversations go {{days}} days later, for the other person too. What you wrote in groups, posts and comments stays without your name. What the law requires us to keep, such as invoices, stays as long as needed. If you write to us by the contact form, we delete your message and our reply 180 days after it is settled.",
    rights_title: "Your rights",
    rights_text:
      "In the settings you download a copy of your data, correct it and delete your account. You can also ask for access, correction, erasure and restriction, and object to the processing; a message to {{email}} is enough. You can also complain to a data protection authority.",
    safety_title: "Security",
    safety_text:
      "Connections are encrypted, passwords are protected with Argon2, access is limited to what is needed. If something happens nevertheless, we tell you.",
  },
  imprint: {
    title: "Imprint",
    description: "Who runs Kompagnon and how to reach us.",
    sample: "Sample data",
    sample_text:
      "These details are placeholders. Whoever runs {{brand}} enters their own here before opening.",
    operator: "Provider",
    represented: "Represented by",
    contact: "Contact",
    email: "E-mail",
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
    security_title: "Reporting security holes",
    security_text:
      "Have you found a hole? Write to {{email}} or by the contact form what you did and what happened. Do not look at other people’s data, break nothing, and give us time to close it. Whoever keeps to this has no complaint from us to fear.",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  contact: {
    title: "Reporting a problem",
    keywords: "contact, support, error, broken, help, imprint, write, bug",
    body: "Can’t find an answer here, or is something broken? Write to us by the contact form. The link “Contact” is at the foot of every public page, on a phone under “More” as well. A person replies by e-mail.\n\nThis helps us to help you quickly:\n\n- What did you want to do, and what happened instead?\n- On which page, with which device and which browser?\n- If the error message shows a number, include it.\n\nNever send us your password or any codes. We never ask for them. If “Reload” already helped, we would still be glad of a short note.",
  },
} as const satisfies Translation<typeof german.help, "en">;

/** What is kept of whom and where, for the page about privacy. */
export const kept = {
  tables: "This is all that we keep about you. The list follows the register that the database is built by.",
  gone: "If you delete your account, all of it goes, except where something else is said.",
  cookies: "The cookies",
  device: "What lies in your device’s storage",
  cookie_days: "{{days}} days",
  cookie_idle: "{{days}} days, {{idle}} without a visit",
  cookie: {
    sid: "keeps you signed in",
    did: "recognises your device, so that nobody locks you out by guessing and we can tell you of new devices",
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
    circles: "Circles",
    posts: "Posts",
    jobs: "Job board",
    teams: "Teams",
    partnerships: "Partnerships",
    agreements: "Agreements",
    documents: "Documents",
    keys: "Member keys",
    businessplans: "Business plans",
    assistants: "Assistants",
    verification: "Identity check",
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
      "e-mail address, password as a hash, language, level, the version of the terms you agreed to, and appeals",
    devices:
      "your devices and sessions, passkeys, second factor, linked sign-ins, and what happened to your account’s security",
    profile:
      "what you enter yourself, your pictures, whom you blocked, and which pages you opened to everybody",
    matching:
      "what you said about your search, whom you saw and how you decided, your matches, whether they became a conversation or working together, and what the order learns from that; also, in a few numbers, what the texts of your profile are about",
    people: "whom you follow, whom you muted, and whether you can be found",
    chats: "messages, reactions, files, requests, folders, and what you have read",
    calls: "who called whom, when and for how long, never what is said",
    groups: "where you are a member, applications, invitations, bans, polls and your votes",
    circles: "your weekly goals and reviews, invitations, pauses, and your time zone",
    posts: "what you write, show, like, share, save and comment on",
    jobs: "your postings, applications and saved searches",
    teams: "memberships, invitations, tasks, comments, and the team’s history",
    partnerships: "questionnaire, arrangements, trial projects and debriefs",
    agreements: "texts that you write, their versions, and the signatures",
    documents: "plans and presentations, encrypted, with those who may open them",
    keys: "your key pair, sealed by your passphrase and, if you like, a passkey; we know neither",
    businessplans: "the chapters and figures of your plans",
    assistants: "your conversations with the assistants and how many answers you got this month",
    verification:
      "name, date of birth and country, pictures of the document encrypted and until seven days after the decision",
    invites: "your link, who came by it, your rewards and payouts",
    purchases:
      "orders, invoices, subscriptions, withdrawals and cancellations; only the payment provider sees card data",
    contact: "what you write to us and what we answer",
    reports: "what you report, decisions about your content, and the log of moderation",
    notifications: "what we tell you, how you want it, and the devices for push messages",
    progress: "how far you are with the first steps",
    visits: "only with your yes: what stands below under “Measuring visits”",
  },
  use: {
    choices: "what you have set, such as language, colour scheme and filters",
    entry: "what signing in needs, such as who is signed in here",
    drafts: "your drafts",
    unsent: "what is not sent yet, documents without a connection among it",
    seen: "what you last saw and searched for",
    keys: "your keys",
    measuring:
      "your answer about measuring visits; if you say yes, the visit’s number as well, until you close the tab",
    files: "program files, so that the site works without a connection",
  },
  stays: {
    law: "Invoices and what belongs to them stay as long as the law demands.",
    theirs: "What belongs to others as well stays with them, without your name.",
    words:
      "What you wrote in groups, posts and comments stays without your name; one-to-one conversations go.",
    log: "Logs stay until they expire, by a number alone.",
    day: "A counting mark is gone at the end of the day.",
  },
} as const satisfies Translation<typeof german.kept, "en">;
