import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Showing who one is by a document and a selfie, and the reviewers' queue. */

/** Codes that the endpoints answer with. */
export const errors = {
  already_verified: "You are already verified.",
  verification_running: "Your verification is being reviewed right now.",
  verification_limit: "You have already tried three times in 30 days. Please wait a little.",
  no_draft: "This verification is no longer open. Please start again.",
  picture_too_small: "Nothing can be read on this photo: it is too small.",
  pictures_missing: "A photo is still missing.",
  verification_taken: "Somebody else has this case open, or your time for it is up.",
  verification_decided: "This has already been decided.",
  birthdate_invalid: "Please check your date of birth. You have to be 16 or over.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Why a verification is not accepted: read by its member and chosen by reviewers. */
export const checks = {
  reason_unreadable: "A photo is blurred or reflects light: it can't be read.",
  reason_covered: "Something we need is covered on a photo: name, date of birth, portrait or expiry date.",
  reason_wrong_document: "This is not a German identity card, passport or residence permit.",
  reason_document_expired: "Your document has expired.",
  reason_data_differs: "Name or date of birth do not match the document.",
  reason_face_differs: "The selfie does not match the photo on the document.",
  reason_altered: "The document or a photo has been altered.",
  reason_something_else: "For another reason.",
} as const satisfies Translation<typeof german.checks, "en">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  verification_decision: {
    name: "Decision about your verification",
    approved: {
      title: "You are verified",
      text: "Everybody can see your badge now.",
      line: "You are verified",
    },
    rejected: {
      title: "Your verification did not work out",
      text: "See why, and try again.",
      line: "Your verification did not work out",
    },
    expiring: {
      title: "Your verification ends soon",
      text: "After that you can verify yourself again within minutes.",
      line: "Your verification ends soon",
    },
    expired: {
      title: "Your verification has ended",
      text: "Verify yourself again and your badge is back.",
      line: "Your verification has ended",
    },
  },
} as const satisfies Translation<typeof german.notifications, "en">;

/** Mails. */
export const mails = {
  verification_approved: {
    subject: "You are verified at {{app}}",
    heading: "You are verified!",
    body: "We have checked your document. From now on everybody can see your badge, for two years.\n\nYour photos and your name from the document will be deleted in seven days.",
    button: "To the verification",
  },
  verification_rejected: {
    subject: "Your verification at {{app}} did not work out",
    heading: "That has not worked yet",
    body: "We could not confirm your document:\n\n{{reason}}\n\nFeel free to try again. Your photos and details will be deleted in seven days.",
    button: "Try again",
  },
  verification_expiring: {
    subject: "Your verification at {{app}} ends soon",
    heading: "Your verification ends soon",
    body: "Your verification ends on {{day}}. After that you can verify yourself again within minutes.",
    button: "To the verification",
  },
  verification_expired: {
    subject: "Your verification at {{app}} has ended",
    heading: "Your verification has ended",
    body: "Two years are over, and your badge can no longer be seen. Verify yourself again, it takes 3 to 5 minutes.",
    button: "Verify again",
  },
} as const satisfies Translation<typeof german.mails, "en">;
/** The member's four pages. */
export const pages = {
  title: "Verification",
  lead: "Show once that you are you. Then your profile carries a badge, and others trust you more easily.",
  failed: "Your verification could not be loaded",
  duration: "Takes about 3 to 5 minutes.",
  private:
    "Only authorised admins with a review role see your photos. Seven days after the decision they are deleted.",
  start: "Start verification",
  resume: "Continue",
  discard: "Discard draft",
  discarded: "Draft discarded. All of its photos are deleted.",
  back: "Back",
  how: "How it works",
  steps: {
    data: "Confirm your details",
    data_text: "Name and date of birth as they stand on your document.",
    document: "Photograph your document",
    document_text: "Front and back with the camera. You can black out numbers.",
    selfie: "Take a selfie",
    selfie_text: "A person compares it with the document. No computer recognises your face.",
  },
  draft: { title: "You are halfway through", text: "Continue where you left off." },
  in_review: {
    title: "Being reviewed",
    text: "Your photos have arrived. We tell you as soon as somebody has decided.",
    since: "Handed in on {{date}}",
  },
  approved: {
    title: "You are already verified.",
    text: "Everybody can see your badge.",
    until: "Valid until {{date}}",
  },
  rejected: {
    title: "That has not worked yet",
    again: "Try again",
    later: "You can try again from {{date}}.",
  },
  expired: {
    title: "Your verification has ended",
    text: "Two years are over. Verify yourself again and your badge is back.",
    again: "Verify again",
  },
  confirm: {
    title: "Confirm your details",
    step: "Step 1 of 2",
    lead: "Write your name and date of birth exactly as they stand on your document.",
    name: "Full name",
    name_missing: "What is your name on the document?",
    birthdate: "Date of birth",
    birthdate_missing: "When were you born?",
    birthdate_hint: "If your verification is approved, your profile takes over your age.",
    country: "Country of the document",
    germany: "Germany",
    consent:
      "I agree that {{app}} stores a copy of my document and my selfie encrypted to check my identity, and deletes them seven days after the decision. I can withdraw this at any time by discarding the draft or by writing to the team.",
    consent_missing: "Without your consent we may not look at the document.",
    next: "Continue to the camera",
  },
  scan: {
    title: "Take the photos",
    step: "Step 2 of 2",
    sides: { front: "Front", back: "Back", selfie: "Selfie" },
    hints: {
      front: "Put the document on a dark surface and keep it inside the picture.",
      back: "Now the back, with the lines at the very bottom.",
    },
    instructions: {
      head_left: "Look into the camera and turn your head slightly to the left.",
      head_right: "Look into the camera and turn your head slightly to the right.",
      chin_up: "Look into the camera and raise your chin slightly.",
      hand_at_cheek: "Look into the camera and put a hand on your cheek.",
    },
    camera: "Camera picture",
    starting: "The camera is starting …",
    camera_failed: "The camera could not be started. Please allow access in your browser.",
    camera_again: "Start the camera again",
    searching: "Looking for your document …",
    hold: "Good, hold still …",
    locked: "Document found.",
    auto: "Take the photo automatically",
    capture: "Take photo",
    choose: "Upload photo",
    choose_wrong: "This is not a picture that we can read. Use a JPEG, PNG or WebP.",
    review: "Does this look right?",
    review_text: "Is everything sharp and easy to read? “{{mark}}” is written into the picture for good.",
    review_selfie: "Can your face be seen well?",
    redact_text:
      "We don't need serial and access numbers: black them out before the picture leaves your device. Draw a bar with mouse or finger, or add one and move it with the arrow keys (with Shift it grows or shrinks, Delete removes it).",
    picture: "Photo taken: {{side}}",
    add_bar: "Add a bar",
    bar: "Black bar {{n}}",
    remove_bars: "Remove the bars",
    use: "Use photo",
    retake: "Take again",
    retake_side: "Take {{side}} again",
    uploading: "Being stored encrypted …",
    upload_failed: "The photo could not be stored. It is still here: try again in a moment.",
    upload_again: "Try again",
    there: "Taken",
    missing: "Missing",
    all_there: "All three photos are there. Hand them in, or take one again.",
    submit: "Hand in",
  },
  submitted: {
    title: "Done, thank you!",
    text: "Somebody from the team looks at your photos. You get the result here and by e-mail.",
    to_dashboard: "To the overview",
    to_settings: "To the verification",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** The reviewers' queue and a case of it. */
export const staff = {
  title: "Verifications",
  intro: "Compare document, details and selfie. Each look is written to the log.",
  failed: "This could not be loaded",
  tabs: { waiting: "Waiting", decided: "Decided" },
  empty: {
    waiting: "Nobody is waiting",
    decided: "Nothing decided yet",
    text: "As soon as somebody hands photos in, it stands here.",
  },
  more: "Show more",
  more_failed: "More could not be loaded.",
  nameless: "Member without a name",
  submitted: "Handed in",
  decided: "Decided",
  open: "Look at it",
  taken: "Somebody else has this case open.",
  own: "Somebody else decides about your own verification.",
  states: { in_review: "Waiting", approved: "Approved", rejected: "Rejected", expired: "Ended" },
  back: "To the verifications",
  case_title: "Verification of {{name}}",
  gone: "This case does not exist (any more)",
  until: "Reserved for you until {{time}}",
  extend: "Load photos again",
  name: "Name",
  birthdate: "Date of birth",
  age: "{{age}} years",
  profile_age: "Age in the profile",
  country: "Country",
  germany: "Germany",
  hint: "Asked for",
  hints: {
    head_left: "head to the left",
    head_right: "head to the right",
    chin_up: "chin up",
    hand_at_cheek: "hand on the cheek",
  },
  earlier: "Rejected before",
  document: "Side of the document",
  sides: { front: "Front", back: "Back", selfie: "Selfie" },
  viewer: "{{side}}. Zoom with + and -, rotate with R, move with the arrow keys, reset with 0.",
  zoom_in: "Zoom in",
  zoom_out: "Zoom out",
  rotate: "Rotate",
  reset: "Reset",
  picture_failed: "The photo could not be opened. Load the photos again.",
  mrz: {
    title: "Machine-readable lines",
    label: "Lines from the back",
    hint: "Type or paste them, each on its own line. They stay in your browser.",
    unknown: "These are not three lines of 30 or two lines of 44 characters.",
    number: "Document number",
    birth: "Date of birth",
    expiry: "Expiry date",
    whole: "All together",
    good: "check digit is right",
    bad: "check digit is wrong",
    covered: "blacked out, can't be checked",
    birth_differs: "The date of birth differs from what was typed.",
    expired: "The document has expired.",
  },
  approve: "Approve",
  approve_title: "Approve {{name}}?",
  approve_text: "Everybody sees the badge at once, and the age in the profile becomes {{age}}.",
  approved: "Approved.",
  reject: "Reject",
  reject_title: "Reject the verification",
  reject_text: "The member reads the reason and can try again.",
  reason: "Reason",
  reason_missing: "Choose a reason.",
  text: "What else there is to say",
  text_missing: "Write what was wrong.",
  rejected: "Rejected.",
  release: "Give back",
  released: "The case is open to everybody again.",
} as const satisfies Translation<typeof german.staff, "en">;

/** Its article in the help centre. */
export const help = {
  verify_identity: {
    title: "Verify your account, and what happens to your photos",
    keywords: "identity card, badge, identity, selfie, privacy, tick, verified",
    body: "Under “Verification” you show with your document and a selfie that you are you. After that your profile carries a badge for two years.\n\n- Your browser writes “KOPIE” (copy) into the picture, and you can black out numbers before it leaves your device.\n- Photos, name and date of birth are stored encrypted. Only admins with a review role may look at them, and each look is written to a log.\n- A person compares the photos. There is no face recognition.\n- Seven days after the decision photos and name are deleted. Your date of birth stays encrypted as long as you are verified, because the age rules need it.\n\nIf it did not work out, you read the reason and can try again, at most three times in 30 days. You can discard a draft at any time. Other members only see the badge, never your name from the document.",
  },
} as const satisfies Translation<typeof german.help, "en">;
