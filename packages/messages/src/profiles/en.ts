import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Names of business models, skills and goals; the field for a username. */
export const pages = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Print on demand",
    "amazon-fba": "Amazon FBA",
    reselling: "Reselling",
    "affiliate-marketing": "Affiliate marketing",
    smma: "Social media agency",
    "digital-products": "Digital products",
    "blogging-seo": "Blogging & SEO",
    "mobile-apps": "Mobile apps",
    trading: "Trading",
    "crypto-nfts": "Crypto & NFTs",
  },
  skills: {
    "video-editing": "Video editing",
    "graphic-design": "Graphic design",
    "web-app-dev": "Web & app development",
    copywriting: "Copywriting",
    "social-media": "Social media",
    "marketing-ads": "Marketing & ads",
    "ai-automation": "AI & automation",
    "community-management": "Community management",
    "email-marketing": "Email marketing",
    "voiceover-audio": "Voiceover & audio",
  },
  goals: {
    "side-income": "Side income",
    "replace-job": "Replace my job",
    "online-presence": "Build an online presence",
    "learn-skills": "Learn new skills",
    "passive-income": "Passive income",
    "remote-work": "Work from anywhere",
  },
  username: {
    free: "Still free:",
    /** Words put after a taken name, apart by strokes. */
    endings: "Builds/Makes/Starts/Online",
    label: "Username",
    hint: "Letters only, {{min}} to {{max}} characters",
    checking: "Checking…",
    available: "The username is free.",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  username_taken: "This username is already taken.",
  username_invalid: "Letters only, 3–20 characters.",
  invalid_age: "Please check your age. You have to be 16 or over.",
  age_locked:
    "You can only raise your age yourself. If it’s wrong, or if it says you’re under 16, tell us through the contact form and we’ll change it with you.",
  bio_too_long: "The bio is too long (max. 2000 characters).",
} as const satisfies Translation<typeof german.checks, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  profile: {
    title: "Name, bio and age",
    keywords: "username, user name, about me, description, change age, business idea, edit profile",
    body: "You can edit your profile in Settings, under “$t(settings:tabs.profile)”.\n\n- Username: letters only, 3 to 20 characters. You’ll see as you type whether it’s free.\n- Bio: up to 250 characters. What do you do, what drives you?\n- Business idea: up to 4000 characters, optional. A rough one is fine.\n- Age: 16 or over. Later you can only raise it. If you made a typo, tell us through the contact form.\n\nDon’t forget to save. If something isn’t accepted, the field says why and your text stays. No other member ever sees your email address.",
  },
  avatar: {
    title: "Changing your profile picture",
    keywords: "avatar, photo, image, upload, crop, remove",
    body: "Your profile picture appears next to your name in chats and wherever others see you.\n\n1. Open Settings and go to “$t(settings:tabs.profile)”.\n2. Choose a picture, such as a JPEG or PNG.\n3. Move and zoom the picture in the square, then save the crop.\n\nIf you remove it, we show your initials on a colour. Location and camera data are removed from the picture. The large picture in matching is a separate one: you can change it in matching under “$t(matching:preferences.open)” with “$t(matching:setup.change_title)”.",
  },
  strengths: {
    title: "Business models, skills and goal",
    keywords: "abilities, talents, business model, what I can do, target, change selection",
    body: "We use this to choose people for you. You can change all of it in Settings, under “$t(settings:tabs.profile)”.\n\n- Business models: up to 5. What are you building, or what do you want to build?\n- Skills: up to 5. What you’re learning counts too.\n- Goal: exactly one, with a sentence of your own of up to 120 characters.\n\nIf the list is full, remove something first. For matching you need at least one business model and one skill. It’s better to choose a few that really fit: your suggestions will be better too.",
  },
  jobs_newsletter: {
    title: "Jobs and newsletter",
    keywords: "news, unsubscribe, advertising, email, gigs, job interest",
    body: "When you set up your account, we asked whether you’re interested in jobs and would like the newsletter. You can change both at any time in Settings, under “$t(settings:tabs.profile)”.\n\n- Jobs: tell us whether you’re interested in paid work and jobs.\n- Newsletter: when you turn it on, we first send you an email. You’re only subscribed once you open its link. The link works for 24 hours.\n\nUnsubscribing takes effect right away, no reason needed. You’ll still get the emails that protect your account.",
  },
  status: {
    title: "Online, away, offline",
    keywords: "status, presence, green dot, last seen, available",
    body: "The dot on a profile picture shows whether someone is there right now:\n\n- Online: the app is open and being used.\n- Away: it’s open, but hasn’t been used for a while.\n- Offline: it isn’t open on any device.\n\nThis happens automatically, so there’s nothing to set. If you’re signed in on several devices, one that you’re using is enough. Messages always arrive: people who are offline see them next time.",
  },
  block: {
    title: "Blocking someone",
    keywords: "harassment, harassed, unwanted, unblock, ignore, ban person",
    body: "If you want nothing more to do with someone, block them in the chat: at the top right, under “$t(chats:actions)”.\n\n- It works in both directions and everywhere: in matching, in chats and in notifications.\n- You can no longer message each other.\n- They aren’t notified.\n\nYou can unblock people in Settings, under “$t(settings:tabs.privacy)”, where everyone you’ve blocked is listed. If you’re being threatened or harassed, please also use “$t(pods:report)” on their profile, so that our team can look into it.",
  },
} as const satisfies Translation<typeof german.help, "en">;

/** What can be reported of it, by name. */
export const reports = {
  member: { name: "Member", title: "Report {{name}}" },
} as const satisfies Translation<typeof german.reports, "en">;
