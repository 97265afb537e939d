/**
 * What is kept where: the page about privacy is written from these lists, and what is not in them can't be kept. Cookies and
 * names of a device's storage are typed by them; tests hold the tables against what features declare.
 */

/** The cookies there are, and for how many days; `idle` without a visit. */
export const COOKIES = {
  sid: { days: 90, idle: 30 },
  did: { days: 180, idle: null },
} as const satisfies Record<string, { days: number; idle: number | null }>;
/** Their names without what a secure address puts before them. */
export type CookieName = keyof typeof COOKIES;

/** What a device keeps, by what it is for. Names that end in a mark of punctuation go on with an id. */
export const DEVICE_NAMES = {
  choices: [
    "theme",
    "language",
    "page_language",
    "sidebar",
    "quest_folded",
    "quest_open.",
    "posts.feed",
    "plan-view",
    "matching_filters",
    "jobs.filters.",
    "beta_fullscreen_chat",
    "call_speaker",
    "call_microphone",
    "call_camera",
    "last_billing_plan",
  ],
  entry: [
    "session_user",
    "ban_message",
    "touched_at",
    "reset_sent_at",
    "sign_in_attempts",
    "pending_invite_slug",
    "last_known_premium",
    "premium_before",
    "push_for",
    "reloaded_for_version",
  ],
  drafts: [
    "chats.draft.",
    "chats.reply.",
    "jobs.draft.",
    "jobs.application.",
    "posts.draft.",
    "posts.comment.",
    "plans.idea.",
    "ai.draft.",
    "businessplans.draft.",
    "notifications.reply.",
    "settings_draft:",
    "groups.new",
    "onboarding.draft.",
  ],
  unsent: ["chats.outbox.", "documents-", "documents_unsent_"],
  seen: [
    "jobs.applications.seen.",
    "jobs.board.",
    "search.recent.",
    "groups.channels.",
    "celebrated_matches",
    "call_held:",
  ],
  keys: ["identities"],
  measuring: ["analytics_consent", "analytics_session"],
  files: ["code", "pages", "offline-"],
} as const satisfies Record<string, readonly string[]>;
/** What something is kept on a device for. */
export type DeviceUse = keyof typeof DEVICE_NAMES;
type Listed = (typeof DEVICE_NAMES)[DeviceUse][number];
/** A name that something may be kept under. */
export type DeviceName = {
  [N in Listed]: N extends `${string}${"." | ":" | "-" | "_"}` ? `${N}${string}` : N;
}[Listed];

/**
 * Every table with data about members, by topic: the privacy page describes the content of each. The names are those of the
 * features' `tables.ts`; a test compares them with the features' declarations.
 */
export const PERSONAL_TABLES = {
  account: ["members", "appeals"],
  devices: [
    "sessions",
    "mailTokens",
    "twoFactor",
    "backupCodes",
    "pendingSignIns",
    "passkeys",
    "passkeyChallenges",
    "identities",
    "knownDevices",
    "securityEvents",
    "factorResets",
  ],
  profile: ["profiles", "blocks", "publicPages"],
  matching: ["matchingProfiles", "deckCards", "swipes", "likeInbox", "matches", "matchTaste"],
  people: ["follows", "mutes", "findableMembers"],
  chats: [
    "conversations",
    "participants",
    "messages",
    "reactions",
    "attachments",
    "storageUse",
    "inboxSettings",
    "chatRequests",
    "chatFolders",
    "chatFolderItems",
  ],
  calls: ["calls", "roomSeats", "roomRemovals"],
  groups: [
    "groups",
    "memberships",
    "groupBans",
    "applications",
    "memberInvites",
    "groupInvites",
    "polls",
    "pollVotes",
  ],
  circles: [
    "podMembers",
    "podInvitations",
    "podZones",
    "podAsks",
    "podPauses",
    "podEntries",
    "podCheers",
    "podReminders",
  ],
  events: ["plannedEvents", "eventAnswers", "eventReminders", "calendarFeeds"],
  posts: [
    "posts",
    "postMedia",
    "mediaUse",
    "postLikes",
    "postCollections",
    "postSaves",
    "postReposts",
    "postShares",
    "postComments",
    "postTranslations",
    "postMentions",
  ],
  jobs: ["jobPosts", "jobApplications", "jobApplicationSteps", "jobSearches"],
  teams: ["teamMembers", "teamInvites", "teamTasks", "teamTaskAssignees", "teamTaskComments", "teamHistory"],
  partnerships: [
    "partnerships",
    "partnershipAnswers",
    "partnershipParts",
    "partnershipPoints",
    "trials",
    "trialTasks",
    "trialDebriefs",
  ],
  agreements: ["agreements", "agreementVersions", "agreementSignatures"],
  documents: [
    "documents",
    "documentPeople",
    "documentEpochs",
    "documentParts",
    "documentSnapshots",
    "documentLinks",
    "documentAssets",
    "documentWraps",
    "documentTickets",
  ],
  keys: ["memberIdentities", "identityPasskeys"],
  businessplans: ["businessPlans"],
  assistants: ["aiConversations", "aiMessages", "aiAllowances", "aiReservations", "aiTranslations"],
  verification: ["verifications", "verificationImages"],
  invites: ["inviteLinks", "inviteRedemptions", "inviteEarnings", "heldInvites", "payouts"],
  purchases: [
    "billingCustomers",
    "billingOrders",
    "billingLedger",
    "billingDocuments",
    "billingSubscriptions",
    "billingDeclarations",
    "billingReviews",
    "testVersions",
    "expiryNotices",
  ],
  contact: ["contactMessages", "contactAnswers"],
  reports: ["moderationCases", "reports", "auditLog"],
  notifications: [
    "announcementDismissals",
    "notifications",
    "notificationEntries",
    "withdrawnNotices",
    "retoldTexts",
    "notificationPreferences",
    "pushSubscriptions",
  ],
  progress: ["quests"],
  visits: [
    "analyticsSessions",
    "analyticsLive",
    "analyticsViews",
    "analyticsEvents",
    "analyticsSteps",
    "analyticsVisitorDays",
    "analyticsMemberDays",
    "analyticsConsents",
    "analyticsReports",
  ],
} as const satisfies Record<string, readonly string[]>;
/** What tables about members are about. */
export type PersonalTopic = keyof typeof PERSONAL_TABLES;

/** What stays when a member goes, without their name, by why it does; everything else goes with them. */
export const STAYING_TABLES = {
  law: [
    "billingOrders",
    "billingLedger",
    "billingDocuments",
    "billingDeclarations",
    "billingReviews",
    "inviteEarnings",
    "payouts",
  ],
  theirs: [
    "agreementVersions",
    "agreementSignatures",
    "documentParts",
    "documentSnapshots",
    "documentLinks",
    "documentAssets",
    "groupInvites",
    "plannedEvents",
    "polls",
    "postTranslations",
    "teamTasks",
    "teamTaskComments",
    "teamHistory",
  ],
  words: ["messages", "posts", "postComments"],
  log: ["securityEvents", "auditLog"],
  day: ["analyticsVisitorDays"],
} as const satisfies Record<string, readonly string[]>;
/** Why something stays. */
export type StayingReason = keyof typeof STAYING_TABLES;
