import { aiPaths } from "@kompagnon/contract/ai/paths.ts";
import { ASSISTANTS, type Assistant } from "@kompagnon/contract/ai/rules.ts";
import { type LucideIcon, Megaphone, Quote, Receipt, Scale, Tag } from "lucide-react";

/** What each assistant is drawn with. */
export const ICONS: Readonly<Record<Assistant, LucideIcon>> = {
  name: Tag,
  legal: Scale,
  tax: Receipt,
  marketing: Megaphone,
  slogan: Quote,
};

/** The assistant whose page has this last part of its address; undefined for any other. */
export const assistantAt = (part: string): Assistant | undefined =>
  ASSISTANTS.find((one) => aiPaths[one].endsWith(`/${part}`));

/** Where a conversation is opened. */
export const conversationPath = (assistant: Assistant, id: string): string => `${aiPaths[assistant]}?c=${id}`;
