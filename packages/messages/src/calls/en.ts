import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The button that calls: all that a page shows of calls before there is one. */
export const pages = {
  call_name: "Call {{name}}",
} as const satisfies Translation<typeof german.pages, "en">;

export const overlay = {
  label: "Call with {{name}}",
  accept: "Answer",
  decline: "Decline",
  hang_up: "Hang up",
  mute: "Turn microphone off",
  unmute: "Turn microphone on",
  devices: "Choose devices",
  microphone: "Microphone",
  speaker: "Speaker",
  device: "Device {{number}}",
  device_failed: "That device couldn’t be used.",
  devices_allow: "Allow your browser to use the microphone first. Then you can choose here.",
  camera: "Camera",
  camera_on: "Turn camera on",
  camera_off: "Turn camera off",
  screen_on: "Share screen",
  screen_off: "Stop sharing screen",
  accept_camera: "With camera",
  blur: "Blur background",
  picture_of: "Camera: {{name}}",
  screen_of: "Screen: {{name}}",
  own_picture: "Your camera",
  sharing: "You’re sharing your screen.",
  paused: "Your camera is paused to keep the sound clear.",
  paused_there: "The picture is paused to keep the sound clear.",
  muted_there: "Their microphone is off",
  float: "Picture in picture",
  full_size: "Large picture",
  normal_size: "Small picture",
  collapse: "Make smaller",
  expand: "Make larger",
  close: "Close",
  call_again: "Call again",
  call_back: "Call back",
  write: "Send a message",
  notice_title: "{{name}} is calling",
  notice_text: "Tap to see the call.",
  status: {
    incoming: "is calling you",
    asking: "Allow microphone access to start…",
    outgoing: "Ringing…",
    connecting: "Connecting…",
    connected: "Connected",
    reconnecting: "Connection interrupted. Reconnecting…",
    muted: "Your microphone is off",
    in_call: "Call",
    ended: "Call ended",
    missed: "Missed call",
    unanswered: "No answer",
    declined: "The call was declined",
    busy: "Busy: one of you is already on a call.",
  },
  quality: {
    good: "Good connection",
    fair: "Fair connection",
    poor: "Poor connection",
  },
  camera_failed: {
    denied: "Your browser is blocking the camera. Allow it next to the page’s address and try again.",
    missing: "No camera found. Plug one in and try again.",
    taken: "We can’t use your camera. Another program may be using it.",
  },
  failed: {
    denied: "Your browser is blocking the microphone. Allow it next to the page’s address and try again.",
    missing: "No microphone found. Plug one in and try again.",
    taken: "We can’t use your microphone. Another program may be using it.",
    unsupported: "This browser can’t make calls. Use a newer one and a secure connection (https).",
    other_tab: "You’re already on a call in another tab.",
    refused: "The call didn’t work. Try again.",
    offline: "We can’t reach the server. Check your connection and try again.",
    no_way: "We couldn’t connect you. A different network often helps.",
    lost: "The connection was lost.",
  },
} as const satisfies Translation<typeof german.overlay, "en">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "They’re on another call.",
  cannot_call: "You can’t call here.",
  call_over: "This call is over.",
  taken_elsewhere: "You’ve already answered on another device.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "Missed call",
    title_one: "Missed call from {{name}}",
    title_other: "{{count}} missed calls from {{name}}",
    text: "Tap to call back or send a message.",
    line_one: "Missed call from {{name}}",
    line_other: "{{count}} missed calls from {{name}}",
  },
} as const satisfies Translation<typeof german.notifications, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  calls: {
    title: "Calls",
    keywords:
      "phone, telephone, call, voice call, microphone, speaker, headset, ringing, missed call, hang up, mute, camera, video, video call, screen sharing, picture in picture",
    body: "You can also call anyone you have a chat with. It’s free.\n\n1. Open the chat and select the phone at the top.\n2. Allow your browser to use the microphone.\n3. Wait for an answer. After 45 seconds, the call counts as missed.\n\nWhen someone calls you, it rings everywhere you’re signed in. Once you answer on one device, the others stop. During the call you can:\n\n- turn your microphone off\n- turn your camera on or share your screen, and stop either again\n- switch microphone, camera or speaker\n- make the window smaller and carry on working\n\nA call always starts with sound only. If the connection gets poor, sound comes first: the picture gets smaller, then pauses.\n\nAfterwards, the chat shows how the call went. If you can’t hear anything, check the device and the connection indicator. If you reload the page, the call ends.",
  },
} as const satisfies Translation<typeof german.help, "en">;
