import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/rules.ts";
import {
  Bitcoin,
  Bot,
  ChartCandlestick,
  Clapperboard,
  CodeXml,
  DoorOpen,
  FileDown,
  Globe,
  GraduationCap,
  Hash,
  Link2,
  type LucideIcon,
  Mail,
  Megaphone,
  Mic,
  Newspaper,
  Palette,
  PenLine,
  PiggyBank,
  Repeat2,
  Shirt,
  Smartphone,
  Sprout,
  Target,
  TreePalm,
  Truck,
  UsersRound,
  Warehouse,
} from "lucide-react";

/** A picture for every business model. */
export const MODEL_ICONS: Readonly<Record<BusinessModel, LucideIcon>> = {
  dropshipping: Truck,
  "print-on-demand": Shirt,
  "amazon-fba": Warehouse,
  reselling: Repeat2,
  "affiliate-marketing": Link2,
  smma: Megaphone,
  "digital-products": FileDown,
  "blogging-seo": Newspaper,
  "mobile-apps": Smartphone,
  trading: ChartCandlestick,
  "crypto-nfts": Bitcoin,
};

/** A picture for every skill. */
export const SKILL_ICONS: Readonly<Record<Skill, LucideIcon>> = {
  "video-editing": Clapperboard,
  "graphic-design": Palette,
  "web-app-dev": CodeXml,
  copywriting: PenLine,
  "social-media": Hash,
  "marketing-ads": Target,
  "ai-automation": Bot,
  "community-management": UsersRound,
  "email-marketing": Mail,
  "voiceover-audio": Mic,
};

/** A picture for every goal. */
export const GOAL_ICONS: Readonly<Record<Goal, LucideIcon>> = {
  "side-income": PiggyBank,
  "replace-job": DoorOpen,
  "online-presence": Globe,
  "learn-skills": GraduationCap,
  "passive-income": Sprout,
  "remote-work": TreePalm,
};
