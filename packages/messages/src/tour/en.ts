import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tour of the product: what it does, and what people ask before they join. */
export const pages = {
  features: "Features",
  features_description:
    "What Kompagnon does: matching, groups, chats and calls, posts, a job board, trial projects and teams.",
  features_headline: "From the first hello to your own team.",
  features_lead:
    "Six parts, one goal: to find the person you’ll really build something with. They all work together, in one place.",
  matching_title: "Matching",
  matching_text:
    "You see one card at a time, and each tells you why you match: skills, goals, business model, language. If you both say Deal, you’re connected. Everyone else has to ask first.",
  groups_title: "Groups",
  groups_text:
    "Public, by application or private: groups with channels, polls and clear roles. Meet people who work on the same business model as you.",
  chats_title: "Chats and calls",
  chats_text:
    "Chat with your matches, send files and voice messages, or call. You decide who can message you.",
  feed_title: "Posts",
  feed_text:
    "Share what you’re building, ask questions, show your progress. Newest first or “For you”: your choice. No ads.",
  jobs_title: "Job board",
  jobs_text:
    "Need someone for a project or for good? Post a job. Every job shows which of your skills it calls for.",
  team_title: "Trial project and team",
  team_text:
    "Try working together on something small for two weeks. A questionnaire shows where you agree. If it works out, start a team with one click: with tasks, chat and files.",
  questions: "Frequently asked questions",
  ask_verified: "Who checks that profiles are real?",
  ask_verified_text:
    "Members can have their ID checked. A person looks at it; there’s no face recognition. The pictures are deleted seven days after the decision. The badge stays on the profile for two years.",
  ask_age: "How old do I have to be?",
  ask_age_text: "16 or over.",
  ask_language: "Do I need to speak German?",
  ask_language_text:
    "No. The site is available in ten languages, and you choose the languages you talk to others in.",
  call: "See who’s right for you.",
  call_text: "Your profile takes three minutes. It’s free.",
  join: "Join for free",
  login: "Sign in",
  dashboard: "Go to overview",
  faq: "Questions and answers",
  faq_description:
    "What Kompagnon is, what it costs, how to cancel and where to get help: the four most common questions.",
  faq_lead: "The essentials in four answers. Can’t find yours? Write to us.",
  what: "What is Kompagnon?",
  what_text:
    "A place for people who are building an online business and don’t want to do it alone. You find partners with skills you don’t have, get to know them in groups and chats, and build something with them step by step.",
  free: "Is there a free version?",
  free_text:
    "Yes. Your account, matching, chats, groups and posts are free. Premium removes the limits and unlocks everything. The pricing page shows what it costs.",
  cancel: "Can I cancel at any time?",
  cancel_text:
    "Yes. You can cancel the monthly subscription with two clicks, even without signing in; the 30-day and 6-month plans end automatically. Within 14 days, you can withdraw from any purchase and get your money back.",
  support: "Where do I get help?",
  support_text:
    "As a member, in the menu under “Help”. Otherwise through the contact form. A person will answer you.",
  to_pricing: "View pricing",
  to_contact: "Contact",
} as const satisfies Translation<typeof german.pages, "en">;

/** What the start page says below its first screen. */
export const landing = {
  figures: "{{brand}} in figures",
  figure_members: "members",
  figure_matches: "matches",
  figure_languages: "languages",
  rooms: "Everything two people need to get started",
  rooms_text: "Six parts that work together.",
  all_features: "All features",
  seen: "What it looks like",
  seen_text: "No mock-ups: this is Kompagnon with its sample community.",
  screen_deck: "Matching: a card with a picture, reasons, and the buttons No Deal and Deal",
  screen_chat: "Chat: a conversation between two members",
  screen_group: "Group: a channel in which several members talk",
  screen_feed: "Posts: what members say about their projects",
  screen_jobs: "Job board: job posts and the skills they need",
  steps: "In four steps",
  step_1: "Say what you’re good at",
  step_1_text: "A profile in three minutes: skills, goal, business model, and what you’re missing.",
  step_2: "See who matches",
  step_2_text: "Cards with reasons instead of gut feeling. Deal or No Deal: you decide.",
  step_3: "Get to know each other",
  step_3_text: "You both say Deal and the chat opens. Write, call, fill in the questionnaire.",
  step_4: "Try it out",
  step_4_text: "A small trial project tells you more than a hundred messages. Then you start your team.",
  known: "Does this sound like you?",
  known_1: "You have the idea, but nobody to build it.",
  known_2: "You can do video, ads or code, but you don’t have a product.",
  known_3: "You’ve started alone three times and stopped alone three times.",
  known_4: "Nobody around you understands what you’re doing.",
  known_5: "You won’t give money or secrets to someone you don’t know.",
  paths: "Two ways in",
  path_skill: "You have a skill",
  path_skill_text:
    "Show what you’re good at and find someone who’s looking for exactly that. Equity or a fee? That’s up to you two.",
  path_idea: "You have a plan",
  path_idea_text:
    "Say what you’re building and who you need. We’ll show you people who have the skills and want to join.",
  tools: "Already built in",
  tools_text: "So that a match becomes more than a nice conversation.",
  tool_questions: "A questionnaire for two: 25 questions, revealed only when you’ve both answered",
  tool_trial: "Trial projects with a goal, a deadline and an honest debrief",
  tool_tasks: "Tasks for the team, as a list and as a board",
  tool_goals: "Weekly goals in small circles, set on Monday, ticked off on Friday",
  tool_calls: "Calls and voice messages without giving out a number",
  tool_polls: "Polls in groups",
  tool_plans: "Plans on a board with a timeline and budget, made together, offline too",
  tool_slides: "Presentations that only those you show them to can read",
  tool_papers: "NDAs and memorandums of understanding, step by step, signed by you both",
  tool_business_plan: "A business plan in twelve chapters, with figures for three years",
  tool_shield: "A scam shield that warns you about empty promises",
  tool_verified: "Verified identity when you want to be sure",
  quote: "The best idea is worth little if no one builds it with you.",
  questions: "Four questions before you start",
  community: "Go to community",
} as const satisfies Translation<typeof german.landing, "en">;

/** Who makes the product, and whom we look for. */
export const company = {
  product: "Product",
  about: "About us",
  credit: "Project lead: {{name}}",
  team: "The team",
  team_description: "The people behind Kompagnon.",
  team_headline: "The people behind it",
  team_lead: "A small team that has started companies, failed, and tried again.",
  sample: "Sample names",
  sample_text: "These names are placeholders. The operator of {{brand}} enters their own team here.",
  back: "Go to home page",
  on: "{{name}} on {{network}}",
  role_founder: "Founder, strategy",
  role_product: "Product",
  role_engineering: "Engineering",
  role_design: "Design",
  role_community: "Community",
  role_support: "Help and safety",
  jobs: "Jobs with us",
  jobs_description: "Build Kompagnon with us: part-time or freelance, remote, in the EU.",
  jobs_headline: "Build with us.",
  jobs_lead:
    "We’re looking for people who like to work independently. You get fixed pay and a share of what we achieve.",
  kind: "Part-time / freelance",
  place: "Remote (EU)",
  hours: "{{from}} to {{to}} hours a week",
  pay: "Fixed pay plus a share in our success",
  apply: "Apply",
  apply_for: "Apply as {{role}}",
  researcher: "Researcher",
  researcher_text:
    "You talk to founders, find out where partnerships work or fail, and turn that into proposals that we build.",
  frontend: "Front-end Developer",
  frontend_text:
    "You build interfaces with TypeScript and React that work well in ten languages, by keyboard and on small phones.",
  manager: "Project Manager",
  manager_text:
    "You keep everything together, make sure goals are clear and spot early when something’s going off course.",
} as const satisfies Translation<typeof german.company, "en">;

/** Pictures for whoever tells others whom we look for. */
export const hiring = {
  name: "Hiring templates",
  description:
    "Six square pictures for social networks that show who we’re looking for: edit the text and save them as PNG.",
  headline: "Spread the word.",
  lead: "Six square pictures for social networks, 1080 × 1080 pixels. Edit the text as you need it and save the pictures. Everything happens in your browser.",
  link: "Templates for social networks",
  back: "Back to jobs",
  picture: "Picture {{number}}",
  top: "Top line",
  title: "Headline",
  foot: "Bottom line",
  save: "Save as PNG",
  save_as: "Save as PNG: {{name}}",
  save_all: "Save all six as a ZIP",
  busy: "Drawing the pictures…",
  failed: "That didn’t work. Check your connection and try again.",
  no_script: "Editing and saving needs JavaScript. You can look at the pictures without it.",
  wanted: "We’re looking for",
  your_time: "Your time, your schedule",
  your_share: "What you get",
  join_us: "Join the team",
  apply_at: "Apply at {{address}}",
  apply: "Apply at {{brand}}",
} as const satisfies Translation<typeof german.hiring, "en">;
