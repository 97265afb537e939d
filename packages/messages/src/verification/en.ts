import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Showing who one is by a document and a selfie, and the reviewers' queue. */

/** Codes that the endpoints answer with. */
export const errors = {
  already_verified: "You’re already verified.",
  verification_running: "Your verification is being reviewed right now.",
  verification_limit: "You’ve already tried three times in 30 days. Please wait a little.",
  no_draft: "This verification is no longer open. Please start again.",
  picture_too_small: "We can’t read anything on this photo: it’s too small.",
  pictures_missing: "A photo is still missing.",
  verification_taken: "Someone else has opened this case, or your time is up.",
  verification_decided: "This has already been decided.",
  birthdate_invalid: "Please check your date of birth. You have to be 16 or over.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Why a verification is not accepted: read by its member and chosen by reviewers. */
export const checks = {
  reason_unreadable: "A photo is blurred or has glare, so we can’t read it.",
  reason_covered: "Something we need is covered on a photo: name, date of birth, portrait or expiry date.",
  reason_wrong_document: "This isn’t a German identity card, passport or residence permit.",
  reason_document_expired: "Your ID has expired.",
  reason_data_differs: "The name or date of birth doesn’t match the ID.",
  reason_face_differs: "The selfie doesn’t match the photo on the ID.",
  reason_altered: "The ID or a photo has been altered.",
  reason_something_else: "For another reason.",
} as const satisfies Translation<typeof german.checks, "en">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  verification_decision: {
    name: "Decision about your verification",
    approved: {
      title: "You’re verified",
      text: "Everyone can see your badge now.",
      line: "You’re verified",
    },
    rejected: {
      title: "We couldn’t verify you",
      text: "See why, and try again.",
      line: "We couldn’t verify you",
    },
    expiring: {
      title: "Your verification expires soon",
      text: "After that, you can verify your identity again within minutes.",
      line: "Your verification expires soon",
    },
    expired: {
      title: "Your verification has expired",
      text: "Verify your identity again to get your badge back.",
      line: "Your verification has expired",
    },
  },
} as const satisfies Translation<typeof german.notifications, "en">;

/** Mails. */
export const mails = {
  verification_approved: {
    subject: "You’re verified on {{app}}",
    heading: "You’re verified!",
    body: "We’ve checked your ID. Everyone can now see your badge, and it’s valid for two years.\n\nWe’ll delete your photos and the name from your ID in seven days.",
    button: "Go to verification",
  },
  verification_rejected: {
    subject: "We couldn’t verify you on {{app}}",
    heading: "It didn’t work this time",
    body: "We couldn’t verify your ID:\n\n{{reason}}\n\nYou can try again. We’ll delete your photos and details in seven days.",
    button: "Try again",
  },
  verification_expiring: {
    subject: "Your {{app}} verification expires soon",
    heading: "Your verification expires soon",
    body: "Your verification expires on {{day}}. After that, you can verify your identity again within minutes.",
    button: "Go to verification",
  },
  verification_expired: {
    subject: "Your {{app}} verification has expired",
    heading: "Your verification has expired",
    body: "Your two years are over, and your badge is no longer shown. Verify your identity again; it takes 3 to 5 minutes.",
    button: "Verify again",
  },
} as const satisfies Translation<typeof german.mails, "en">;
/** The member's four pages. */
export const pages = {
  title: "Verification",
  lead: "Prove once that you’re you. Your profile then has a badge, and others will find it easier to trust you.",
  failed: "We couldn’t load your verification",
  duration: "Takes about 3 to 5 minutes.",
  private:
    "Only people on our team who review verifications see your photos. We delete them seven days after the decision.",
  start: "Start verification",
  resume: "Continue",
  discard: "Discard draft",
  discarded: "Draft discarded. All its photos have been deleted.",
  back: "Back",
  how: "How it works",
  steps: {
    data: "Confirm your details",
    data_text: "Name and date of birth as they appear on your ID.",
    document: "Take photos of your ID",
    document_text: "Front and back with the camera. You can black out numbers.",
    selfie: "Take a selfie",
    selfie_text: "A person compares it with your ID. We don’t use face recognition.",
  },
  draft: { title: "You’re halfway through", text: "Continue where you left off." },
  in_review: {
    title: "In review",
    text: "We’ve received your photos and will let you know when we’ve decided.",
    since: "Submitted on {{date}}",
  },
  approved: {
    title: "You’re already verified.",
    text: "Everyone can see your badge.",
    until: "Valid until {{date}}",
  },
  rejected: {
    title: "It didn’t work this time",
    again: "Try again",
    later: "You can try again from {{date}}.",
  },
  expired: {
    title: "Your verification has expired",
    text: "Your two years are over. Verify your identity again to get your badge back.",
    again: "Verify again",
  },
  confirm: {
    title: "Confirm your details",
    step: "Step 1 of 2",
    lead: "Enter your name and date of birth exactly as they appear on your ID.",
    name: "Full name",
    name_missing: "What’s the name on your ID?",
    birthdate: "Date of birth",
    birthdate_missing: "When were you born?",
    birthdate_hint: "If we approve your verification, we’ll use it for the age in your profile.",
    country: "Country that issued your ID",
    germany: "Germany",
    consent:
      "I agree that {{app}} stores a copy of my ID and my selfie, both encrypted, to check my identity, and deletes them seven days after the decision. I can withdraw this at any time by discarding the draft or by writing to the team.",
    consent_missing: "We can’t look at your ID without your consent.",
    next: "Continue to the camera",
  },
  scan: {
    title: "Take the photos",
    step: "Step 2 of 2",
    sides: { front: "Front", back: "Back", selfie: "Selfie" },
    hints: {
      front: "Put your ID on a dark surface and keep it inside the frame.",
      back: "Now the back, with the lines at the very bottom.",
    },
    instructions: {
      head_left: "Look into the camera and turn your head slightly to the left.",
      head_right: "Look into the camera and turn your head slightly to the right.",
      chin_up: "Look into the camera and raise your chin slightly.",
      hand_at_cheek: "Look into the camera and put a hand on your cheek.",
    },
    camera: "Camera picture",
    starting: "The camera is starting…",
    camera_failed: "We couldn’t start the camera. Please allow access in your browser.",
    camera_again: "Start the camera again",
    searching: "Looking for your ID…",
    hold: "Good, hold still…",
    locked: "ID recognised.",
    auto: "Take the photo automatically",
    capture: "Take photo",
    choose: "Upload photo",
    choose_wrong: "We can’t read this picture. Use a JPEG, PNG or WebP.",
    review: "Does this look right?",
    review_text: "Is everything sharp and easy to read? “{{mark}}” is permanently written onto the picture.",
    review_selfie: "Can we see your face clearly?",
    redact_text:
      "We don’t need serial and access numbers: black them out before the picture leaves your device. Draw a bar with your mouse or finger, or add one and move it with the arrow keys (with Shift it grows or shrinks, Delete removes it).",
    picture: "Photo taken: {{side}}",
    add_bar: "Add a bar",
    bar: "Black bar {{n}}",
    remove_bars: "Remove the bars",
    use: "Use photo",
    retake: "Retake",
    retake_side: "Retake: {{side}}",
    uploading: "Encrypting and saving…",
    upload_failed: "We couldn’t save the photo. It’s still here: try again in a moment.",
    upload_again: "Try again",
    there: "Taken",
    missing: "Missing",
    all_there: "All three photos are there. Submit them, or retake one.",
    submit: "Submit",
  },
  submitted: {
    title: "Done, thank you!",
    text: "Someone on the team will look at your photos. We’ll tell you the result here and by email.",
    to_dashboard: "Go to overview",
    to_settings: "Go to verification",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** The reviewers' queue and a case of it. */
export const staff = {
  title: "ID reviews",
  intro: "Compare ID, details and selfie. Each view is logged.",
  failed: "We couldn’t load this",
  tabs: { waiting: "Waiting", decided: "Decided" },
  empty: {
    waiting: "No one is waiting",
    decided: "Nothing decided yet",
    text: "New verifications will appear here.",
  },
  nameless: "Member without a name",
  submitted: "Submitted",
  decided: "Decided",
  open: "View",
  taken: "Someone else has opened this case.",
  own: "Someone else decides about your own verification.",
  states: { in_review: "Waiting", approved: "Approved", rejected: "Rejected", expired: "Expired" },
  back: "Back to ID reviews",
  case_title: "{{name}}’s verification",
  gone: "This case doesn’t exist",
  until: "Reserved for you until {{time}}",
  extend: "Load photos again",
  name: "Name",
  birthdate: "Date of birth",
  age: "{{age}} years old",
  profile_age: "Age in the profile",
  country: "Country",
  germany: "Germany",
  hint: "Requested pose",
  hints: {
    head_left: "head to the left",
    head_right: "head to the right",
    chin_up: "chin up",
    hand_at_cheek: "hand on the cheek",
  },
  earlier: "Rejected before",
  document: "Side of the ID",
  sides: { front: "Front", back: "Back", selfie: "Selfie" },
  profile_picture: "Profile picture",
  no_profile_picture: "No profile picture",
  viewer: "{{side}}. Zoom with + and -, rotate with R, move with the arrow keys, reset with 0.",
  zoom_in: "Zoom in",
  zoom_out: "Zoom out",
  rotate: "Rotate",
  reset: "Reset",
  picture_failed: "We couldn’t open the photo. Load the photos again.",
  mrz: {
    title: "Machine-readable lines",
    label: "Lines from the back",
    hint: "Type or paste them, each on its own line. They stay in your browser.",
    unknown: "These aren’t three lines of 30 or two lines of 44 characters.",
    number: "ID number",
    birth: "Date of birth",
    expiry: "Expiry date",
    whole: "All together",
    good: "check digit is right",
    bad: "check digit is wrong",
    covered: "blacked out, can’t be checked",
    birth_differs: "The date of birth differs from what the member entered.",
    expired: "The ID has expired.",
  },
  approve: "Approve",
  approve_title: "Approve {{name}}?",
  approve_text: "Everyone will see the badge right away, and the age in the profile will change to {{age}}.",
  approved: "Approved.",
  reject: "Reject",
  reject_title: "Reject the verification",
  reject_text: "The member will see the reason and can try again.",
  reason: "Reason",
  reason_missing: "Choose a reason.",
  text: "Anything else",
  text_missing: "Please say what was wrong.",
  rejected: "Rejected.",
  release: "Release case",
  released: "Others can open the case again.",
} as const satisfies Translation<typeof german.staff, "en">;

/** Its article in the help centre. */
export const help = {
  verify_identity: {
    title: "Verifying your account, and what happens to your photos",
    keywords: "identity card, badge, identity, selfie, privacy, tick, verified",
    body: "Under “$t(verification:title)”, you prove who you are with your ID and a selfie. Your profile then has a badge for two years.\n\n- Your browser writes “KOPIE” (copy) onto the picture, and you can black out numbers before it leaves your device.\n- Photos, name and date of birth are stored encrypted. Only people on our team who review verifications can see them, and each view is logged.\n- A person compares the photos. We don’t use face recognition.\n- Seven days after the decision, photos and name are deleted. Your date of birth stays with us, encrypted, for as long as you’re verified, because the age rules need it.\n\nIf it didn’t work, you’ll see the reason and can try again, up to three times in 30 days. You can discard a draft at any time. Other members only see the badge, never the name on your ID.",
  },
} as const satisfies Translation<typeof german.help, "en">;
