import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The assistants. */

/** Codes that the endpoints answer with. */
export const errors = {
  ai_no_model: "No AI model is set up here.",
  ai_allowance_used: "Your answers for this month are used up.",
  ai_running: "An answer is being written in this conversation. Wait a moment.",
  ai_away: "The AI model isn't answering right now. Try again in a moment.",
  ai_busy: "The AI model has too much to do right now. Try again in a minute.",
  ai_refused: "The AI model refused the request. It may not be set up correctly.",
  ai_conversation_full: "This conversation is full. Start a new one.",
  ai_conversations_full: "You have very many conversations with this assistant. Delete a few first.",
  ai_sent: "This question has already arrived.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Their pages. */
export const pages = {
  title: "AI assistants",
  lead: "Five helpers for names, texts and questions. They suggest, you decide.",
  label: "AI",
  label_full: "Written by an AI",
  assistants: {
    name: {
      title: "Name finder",
      text: "Names for a company or product, with a look at whether they are taken here.",
      placeholder: "What do you do, for whom, and how should the name sound?",
      start: "Describe your idea in two or three sentences. You get names to choose from.",
      examples: {
        one: "Handmade candles from leftovers, sold at markets and online. Should sound warm.",
        two: "App that helps small cafés with their shifts. Short and easy to remember.",
      },
    },
    legal: {
      title: "Legal coach",
      text: "Explains what generally holds when founding and for confidentiality. Not legal advice.",
      placeholder: "What would you like to understand?",
      start: "Ask about terms, contracts or duties. You get an explanation with sources.",
      examples: {
        one: "What belongs in a non-disclosure agreement between two founders?",
        two: "What is the difference between a GbR and a UG in Germany?",
      },
      notice:
        "This is not legal advice. An AI can be wrong: check the sources, and ask a lawyer if in doubt.",
    },
    tax: {
      title: "Tax coach",
      text: "Explains taxes and levies for the beginning. Not tax advice.",
      placeholder: "What would you like to understand?",
      start: "Ask about limits, deadlines or terms. You get an explanation with sources.",
      examples: {
        one: "What does Germany's small business rule mean in the first year?",
        two: "Which levies are due if I am self-employed on the side?",
      },
      notice:
        "This is not tax advice. An AI can be wrong: check the sources, and ask the tax office or a tax adviser if in doubt.",
    },
    marketing: {
      title: "Marketing copy",
      text: "Ads, posts, subject lines and product texts as a draft.",
      placeholder: "What do you need a text for, for whom, and where will it stand?",
      start: "Say what you offer, for whom and where the text will stand. You get a draft.",
      examples: {
        one: "Instagram post: my course on balcony gardens starts in March.",
        two: "Three subject lines for a mail to people who forgot their shopping cart.",
      },
    },
    slogan: {
      title: "Slogans",
      text: "10 to 20 slogans of three to six words.",
      placeholder: "What should the slogan stand for?",
      start: "Say in a sentence or two what it is about. You get slogans to choose from.",
      examples: {
        one: "Mobile bicycle workshop in Münster that comes to your home.",
        two: "Newsletter about money for people who never wanted to deal with it.",
      },
    },
  },
  allowance: {
    left_one: "{{count}} of {{limit}} answers left this month",
    left_other: "{{count}} of {{limit}} answers left this month",
    renews: "New ones from {{date}}",
    used_up: "Your {{limit}} answers for this month are used up. They are back on {{date}}.",
    used_up_lists:
      "Your {{limit}} answers for this month are used up. Until {{date}} suggestions come from word lists and templates.",
  },
  no_model: {
    title: "No AI model is set up here",
    hub: "Name finder and slogans work all the same: from word lists and templates. The other three need a model, which whoever runs this installation sets up.",
    text: "This assistant needs a model, which whoever runs this installation sets up. Until then it can't answer.",
    lists: "These suggestions come from word lists and templates, not from an AI.",
    badge: "No model",
    templates: "From templates",
  },
  privacy: "What you write goes to the AI model that is set up here. Write nothing that has to stay secret.",
  compose: {
    label: "Your message",
    send: "Send",
    stop: "Stop",
    stopping: "Stopping …",
    too_long: "{{count}} characters too many",
    left: "{{count}} characters left",
    offline: "You are offline. What you write stays here.",
  },
  answer: {
    you: "You",
    writing: "The answer is being written …",
    listing: "Suggestions are being gathered …",
    finished: "The answer is there.",
    copy: "Copy",
    copied: "Copied.",
    copy_failed: "That could not be copied.",
    again: "Answer again",
    more: "Other suggestions",
    stopped: "Stopped by you",
    cut: "The answer breaks off here.",
    none: "No answer arrived here.",
    sources: "Ask for sources",
    sources_question: "Which sources does this rest on? Name the law and section, or the authority.",
    doubts: "What is uncertain?",
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
    check: "Check yourself: “{{name}}”",
    dpma: "Trade marks at the DPMA",
    domain: "Look up the domain",
    check_hint:
      "“Here” means Kompagnon alone. Whether a name is free as a trade mark or domain you check at the DPMA (Germany's trade mark office) and by a domain search.",
    copy_one: "Copy “{{text}}”",
    copy_all: "Copy all",
    fallback: {
      no_model: "From word lists and templates: no AI model is set up here.",
      allowance: "From word lists and templates: your AI answers for this month are used up.",
      failed: "From word lists and templates: the AI model gave no list of use.",
    },
  },
  history: {
    title: "Conversations",
    open: "Show conversations",
    new: "New conversation",
    empty: "No conversations yet. What you ask is found here again.",
    failed: "Your conversations could not be loaded",
    more: "Show older ones",
    more_failed: "Older ones could not be loaded.",
    menu: "More about “{{title}}”",
    rename: "Rename",
    rename_title: "Rename conversation",
    name: "Name",
    name_missing: "It needs a name.",
    save: "Save",
    delete: "Delete",
    delete_title: "Delete conversation?",
    delete_text: "“{{title}}” is deleted for good, with all its answers.",
    deleted: "Conversation deleted.",
  },
  talk: "Conversation",
  full: "This conversation is full. Go on in a new one.",
  load_failed: "The conversation could not be loaded",
  gone_title: "This conversation is gone",
  gone_text: "Perhaps you deleted it.",
  state_failed: "That could not be loaded",
  not_sent: "That did not arrive. Try again.",
  retry: "Try again",
  back: "All assistants",
} as const satisfies Translation<typeof german.pages, "en">;

/** Its article in the help centre. */
export const help = {
  assistants: {
    title: "AI assistants",
    keywords: "AI, names, slogan, marketing copy, taxes, law, answer, allowance",
    body: "Five assistants help you with names, slogans, marketing copy and first questions about taxes and law.\n\n1. Open “Tools” and then “AI assistants”.\n2. Choose an assistant and tell it what you need.\n3. The answer appears as it’s written. “Stop” ends it, “Answer again” gets you another one.\n\nThe assistants are part of Premium. You’ll see how many answers you have left this month above the conversation. Earlier conversations are kept with their assistant, where you can rename or delete them. What you write is read by a language model, so don’t include anything that has to stay secret. Answers can be wrong and don’t replace professional advice.",
  },
} as const satisfies Translation<typeof german.help, "en">;
