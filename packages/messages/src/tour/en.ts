import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tour of the product: what it does, and what people ask before they join. */
export const pages = {
  features: "Features",
  features_description:
    "What Kompagnon does: matching, groups, chats and calls, posts, a job board, trial projects and teams.",
  features_headline: "From the first hello to a team of your own.",
  features_lead:
    "Six rooms, one aim: that you find the person you will really build with. It all works together, so you don't have to gather it from everywhere.",
  matching_title: "Matching",
  matching_text:
    "You see one card after another, and each says why it fits: skills, goals, business model, language. If you both say Deal, you are connected. Anyone else has to ask first.",
  groups_title: "Groups",
  groups_text:
    "Open, by application or private: groups with channels, polls and clear roles. Here you meet people who work on the same model as you.",
  chats_title: "Chats and calls",
  chats_text:
    "Write with your matches, send files and voice messages, or call. You decide who may write to you.",
  feed_title: "Posts",
  feed_text:
    "Share what you’re building, ask questions, show your progress. Newest first or “For you”: your choice. No ads.",
  jobs_title: "Job board",
  jobs_text:
    "You need somebody for a project or for good? Post a job. Each posting tells you what you bring to it.",
  team_title: "Trial project and team",
  team_text:
    "Try each other out on something small for two weeks. A questionnaire shows where you agree. If it fits, you found a team with one press: with tasks, chat and files.",
  questions: "Frequent questions",
  ask_verified: "Who checks that profiles are real?",
  ask_verified_text:
    "Members can have their ID checked. People look at it; there’s no face recognition. Seven days after the decision, the pictures are deleted. The badge on the profile lasts two years.",
  ask_age: "How old do I have to be?",
  ask_age_text: "16 or older.",
  ask_language: "Do I need to speak German?",
  ask_language_text:
    "No. The site speaks ten languages, and you choose the languages in which you talk to others.",
  call: "See who fits you.",
  call_text: "Your profile takes three minutes. It costs nothing.",
  join: "Join for free",
  login: "Sign in",
  dashboard: "To the dashboard",
  faq: "Questions and answers",
  faq_description:
    "What Kompagnon is, what it costs, how you cancel and where you get help: the four most frequent questions.",
  faq_lead: "The essentials in four answers. Yours is missing? Write to us.",
  what: "What is Kompagnon?",
  what_text:
    "A place for people who build an online business and don't want to do it alone. You find partners who can do what you can't, get to know them in groups and chats, and build something with them step by step.",
  free: "Is there a free plan?",
  free_text:
    "Yes. Account, matching, chats, groups and posts are free. Premium lifts the limits and opens everything. What it costs is on the pricing page.",
  cancel: "Can I cancel anytime?",
  cancel_text:
    "Yes. You cancel the monthly subscription with two clicks, even without signing in; passes end by themselves. Within 14 days you can withdraw from any purchase and get your money back.",
  support: "Where do I get help?",
  support_text: "As a member under 'Help', otherwise by the contact form. A person answers you.",
  to_pricing: "To the prices",
  to_contact: "Contact",
} as const satisfies Translation<typeof german.pages, "en">;

/** What the start page says below its first screen. */
export const landing = {
  figures: "{{brand}} in figures",
  figure_members: "members",
  figure_matches: "matches",
  figure_languages: "languages",
  rooms: "All that two people need to start",
  rooms_text: "Six rooms that belong together.",
  all_features: "All features",
  seen: "What it looks like",
  seen_text: "No drawn screens: this is Kompagnon with its sample community.",
  screen_deck: "Matching: a card with a picture, reasons, and the buttons No Deal and Deal",
  screen_chat: "Chat: a conversation between two members",
  screen_group: "Group: a channel in which several members talk",
  screen_feed: "Posts: what members tell about their projects",
  screen_jobs: "Job board: postings with what they need",
  steps: "In four steps",
  step_1: "Say what you can do",
  step_1_text: "A profile in three minutes: skills, goal, business model, and what you are missing.",
  step_2: "See who fits",
  step_2_text: "Cards with reasons instead of gut feeling. Deal or No Deal, you decide.",
  step_3: "Get to know each other",
  step_3_text: "Both say Deal and the chat opens. Write, call, fill in the questionnaire.",
  step_4: "Try it out",
  step_4_text: "A small trial project shows more than a hundred messages. Then you found your team.",
  known: "Does this sound like you?",
  known_1: "You have the idea, but nobody to build it.",
  known_2: "You can do video, ads or code, but you lack the product.",
  known_3: "You have started alone three times and stopped alone three times.",
  known_4: "Nobody around you understands what it is that you do.",
  known_5: "You won't give money or secrets to somebody you don't know.",
  paths: "Two ways in",
  path_skill: "You have a skill",
  path_skill_text:
    "Show what you can do and find somebody who looks for exactly that. A share or a fee, you settle that between you.",
  path_idea: "You have a plan",
  path_idea_text:
    "Say what you are building and whom you need. We show you people who can do it and want to.",
  tools: "Already built in",
  tools_text: "So that a match becomes more than a nice conversation.",
  tool_questions: "A questionnaire for two: 25 questions, uncovered only when both have answered",
  tool_trial: "Trial projects with an aim, an end and an honest debrief",
  tool_tasks: "Tasks for the team, as a list and as a board",
  tool_goals: "Weekly goals in small circles, set on Monday, checked off on Friday",
  tool_calls: "Calls and voice messages without giving out a number",
  tool_polls: "Polls in groups",
  tool_plans: "Plans on a board with timeline and budget, written together, offline too",
  tool_slides: "Presentations that only those you show them to can read",
  tool_papers: "Confidentiality and intentions written step by step, signed by both",
  tool_business_plan: "A business plan in twelve chapters, calculated for three years",
  tool_shield: "A scam shield that warns of empty promises",
  tool_verified: "Verified identity when you want to be sure",
  quote: "The best idea is of little use if nobody builds it with you.",
  questions: "Four questions first",
  community: "To the community",
} as const satisfies Translation<typeof german.landing, "en">;

/** Who makes the product, and whom we look for. */
export const company = {
  product: "Product",
  about: "About us",
  credit: "Project management: {{name}}",
  team: "The team",
  team_description: "The people behind Kompagnon.",
  team_headline: "The people behind it",
  team_lead: "A small team that has founded, failed, and tried once more.",
  sample: "Sample names",
  sample_text: "These names are placeholders. Whoever runs {{brand}} puts their own team here.",
  back: "To the start page",
  on: "{{name}} on {{network}}",
  role_founder: "Founding and strategy",
  role_product: "Product",
  role_engineering: "Engineering",
  role_design: "Design",
  role_community: "Community",
  role_support: "Help and safety",
  jobs: "Jobs with us",
  jobs_description: "Build Kompagnon with us: part-time or freelance, remote, in the EU.",
  jobs_headline: "Build with us.",
  jobs_lead:
    "We look for people who like to work on their own. You get a fixed pay and a share of what we achieve.",
  kind: "Part-time / freelance",
  place: "Remote (EU)",
  hours: "{{from}} to {{to}} hours a week",
  pay: "Fixed pay plus a performance share",
  apply: "Apply",
  apply_for: "Apply as {{role}}",
  researcher: "Researcher",
  researcher_text:
    "You talk to founders, find out where partnerships work or fail, and turn that into proposals that we build.",
  frontend: "Front-end Developer",
  frontend_text:
    "You build interfaces with TypeScript and React that work well in ten languages, by keyboard and on small phones.",
  manager: "Project Manager",
  manager_text: "You keep the threads together, see to clear aims and notice early when something drifts.",
} as const satisfies Translation<typeof german.company, "en">;

/** Pictures for whoever tells others whom we look for. */
export const hiring = {
  name: "Hiring templates",
  description:
    "Six square pictures for social networks that show whom we look for: change the texts, save them as PNG.",
  headline: "Spread the word.",
  lead: "Six square pictures for social networks, 1080 × 1080 pixels. Change the texts as you need them and save the pictures. All of it happens in your browser.",
  link: "Templates for social networks",
  back: "To the jobs",
  picture: "Picture {{number}}",
  top: "Line above",
  title: "Headline",
  foot: "Line below",
  save: "Save as PNG",
  save_as: "Save as PNG: {{name}}",
  save_all: "Save all six as a ZIP",
  busy: "The pictures are being drawn …",
  failed: "That did not work. Check your connection and try again.",
  no_script: "Changing and saving needs JavaScript. You can look at the pictures without it.",
  wanted: "We are looking for",
  your_time: "Your time, your schedule",
  your_share: "What you get",
  join_us: "Join the team",
  apply_at: "Apply at {{address}}",
  apply: "Apply at {{brand}}",
} as const satisfies Translation<typeof german.hiring, "en">;
