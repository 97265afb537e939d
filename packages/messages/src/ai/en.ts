import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The assistants. */

/** Codes that the endpoints answer with. */
export const errors = {
  ai_no_model: "No AI model is set up here.",
  ai_allowance_used: "You’ve used up your answers for this month.",
  ai_running: "An answer is being written in this conversation. Please wait a moment.",
  ai_away: "The AI model isn’t answering right now. Try again in a moment.",
  ai_busy: "The AI model is very busy right now. Try again in a minute.",
  ai_refused: "The AI model refused the request. It may not be set up correctly.",
  ai_no_list: "The AI model didn’t return a usable list. Try again, ideally with a few more words.",
  ai_conversation_full: "This conversation is full. Start a new one.",
  ai_conversations_full: "You have too many conversations with this assistant. Delete a few first.",
  ai_sent: "You’ve already sent this question.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Their pages. */
export const pages = {
  title: "AI assistants",
  lead: "Five assistants for names, copy and questions. They suggest, you decide.",
  label: "AI",
  label_full: "Written by AI",
  assistants: {
    name: {
      title: "Name finder",
      text: "Names for a company or product. We check whether they’re taken here.",
      placeholder: "What do you do, for whom, and how should the name sound?",
      start: "Describe your idea in two or three sentences. You’ll get names to choose from.",
      examples: {
        one: "Handmade candles from leftovers, sold at markets and online. Should sound warm.",
        two: "App that helps small cafés with their shifts. Short and easy to remember.",
      },
    },
    legal: {
      title: "Legal coach",
      text: "Explains the basics of starting a company and of confidentiality. Not legal advice.",
      placeholder: "What would you like to understand?",
      start: "Ask about terms, contracts or duties. You’ll get an explanation with sources.",
      examples: {
        one: "What belongs in a non-disclosure agreement between two founders?",
        two: "What’s the difference between a GbR and a UG in Germany?",
      },
      notice: "This isn’t legal advice. An AI can be wrong: check the sources, and ask a lawyer if in doubt.",
    },
    tax: {
      title: "Tax coach",
      text: "Explains taxes and contributions when you start out. Not tax advice.",
      placeholder: "What would you like to understand?",
      start: "Ask about limits, deadlines or terms. You’ll get an explanation with sources.",
      examples: {
        one: "How does Germany’s small business scheme work in the first year?",
        two: "Which contributions are due if I’m self-employed on the side?",
      },
      notice:
        "This isn’t tax advice. An AI can be wrong: check the sources, and ask the tax office or a tax adviser if in doubt.",
    },
    marketing: {
      title: "Marketing copy",
      text: "Drafts of ads, posts, subject lines and product descriptions.",
      placeholder: "What do you need copy for, who is it for, and where will it appear?",
      start: "Tell us what you offer, who it’s for and where the text will appear. You’ll get a draft.",
      examples: {
        one: "Instagram post: my course on balcony gardens starts in March.",
        two: "Three subject lines for an email to people who left items in their basket.",
      },
    },
    slogan: {
      title: "Slogans",
      text: "10 to 20 slogans of three to six words.",
      placeholder: "What should the slogan stand for?",
      start: "Say in a sentence or two what it’s about. You’ll get slogans to choose from.",
      examples: {
        one: "Mobile bike workshop in Münster that comes to your home.",
        two: "Newsletter about money for people who never wanted to deal with it.",
      },
    },
  },
  allowance: {
    left_one: "{{count}} of {{limit}} answers left this month",
    left_other: "{{count}} of {{limit}} answers left this month",
    renews: "Renews on {{date}}",
    used_up: "You’ve used your {{limit}} answers for this month. You’ll get new ones on {{date}}.",
  },
  no_model: {
    title: "No AI model is set up here",
    hub: "All five need a model, which the operator of this installation has to set up. Until then, they can’t answer.",
    text: "This assistant needs a model, which the operator of this installation has to set up. Until then, it can’t answer.",
    badge: "No model",
  },
  privacy:
    "What you write goes to the AI model that’s set up here. Don’t include anything that has to stay secret.",
  compose: {
    label: "Your message",
    send: "Send",
    stop: "Stop",
    stopping: "Stopping…",
    too_long: "{{count}} characters too many",
    left: "{{count}} characters left",
    offline: "You’re offline. What you write stays here.",
  },
  answer: {
    you: "You",
    writing: "Writing the answer…",
    listing: "Gathering suggestions…",
    finished: "Your answer is ready.",
    copy: "Copy",
    copied: "Copied.",
    copy_failed: "We couldn’t copy that.",
    again: "Answer again",
    more: "More suggestions",
    stopped: "Stopped by you",
    cut: "The answer was cut off here.",
    none: "No answer arrived.",
    sources: "Ask for sources",
    sources_question: "Which sources is this based on? Name the law and section, or the authority.",
    doubts: "What’s uncertain?",
    doubts_question: "Which parts of this are uncertain or may have changed?",
    table: "Table",
  },
  list: {
    taken: "Taken here",
    taken_by: {
      member: "A member here has this name.",
      group: "A group here has this name.",
      team: "A team here has this name.",
    },
    free: "Still free here",
    check: "Check “{{name}}” yourself",
    dpma: "Trade marks at the DPMA",
    domain: "Look up the domain",
    check_hint:
      "“Here” means on Kompagnon only. To find out whether a name is free as a trade mark or domain, check with the DPMA (Germany’s trade mark office) and a domain search.",
    copy_one: "Copy “{{text}}”",
    copy_all: "Copy all",
    fallback: {
      no_model: "From word lists and templates: no AI model is set up here.",
      allowance: "From word lists and templates: your AI answers for this month are used up.",
      failed: "From word lists and templates: the AI model didn’t return a usable list.",
    },
  },
  history: {
    title: "Conversations",
    open: "Show conversations",
    new: "New conversation",
    empty: "No conversations yet. You’ll find your questions here later.",
    failed: "We couldn’t load your conversations",
    more: "Show older",
    more_failed: "We couldn’t load older ones.",
    menu: "Actions for “{{title}}”",
    rename: "Rename",
    rename_title: "Rename conversation",
    name: "Name",
    name_missing: "Enter a name.",
    save: "Save",
    delete: "Delete",
    delete_title: "Delete conversation?",
    delete_text: "“{{title}}” and all its answers will be deleted for good.",
    deleted: "Conversation deleted.",
  },
  talk: "Conversation",
  full: "This conversation is full. Continue in a new one.",
  load_failed: "We couldn’t load the conversation",
  gone_title: "This conversation no longer exists",
  gone_text: "You may have deleted it.",
  state_failed: "We couldn’t load this",
  not_sent: "That didn’t get through. Try again.",
  retry: "Try again",
  back: "All assistants",
} as const satisfies Translation<typeof german.pages, "en">;

/** Its article in the help centre. */
export const help = {
  assistants: {
    title: "AI assistants",
    keywords: "AI, names, slogan, marketing copy, taxes, law, answer, allowance",
    body: "Five assistants help you with names, slogans, marketing copy and basic questions about taxes and law.\n\n1. Open “$t(shell:nav.resources)” and then “$t(ai:title)”.\n2. Choose an assistant and tell it what you need.\n3. The answer appears as it’s written. “$t(ai:compose.stop)” ends it, “$t(ai:answer.again)” gets you another one.\n\nThe assistants are part of Premium. You’ll see how many answers you have left this month above the conversation. Earlier conversations are kept with their assistant, where you can rename or delete them. What you write is read by a language model, so don’t include anything that has to stay secret. Answers can be wrong and don’t replace professional advice.",
  },
} as const satisfies Translation<typeof german.help, "en">;
