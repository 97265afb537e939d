/**
 * Part of a document that was drawn ahead of time: keeps what somebody does in it before its script is there, so that no press
 * is lost and no form goes to its own address with what was typed into it. `early.ts` does it again once the page has come to
 * life. Links are left to themselves.
 */
export const EARLY_SCRIPT = `
var early=window.early={pressed:null,changed:new Map()},kinds=["click","submit","input","change"],keep=function(e){
var at=e.target,on=e.type==="submit"?at:e.type==="click"?at.closest("button"):null;if(!e.isTrusted)return;
if(on){e.preventDefault();e.stopImmediatePropagation();
if(early.pressed)early.pressed.removeAttribute("data-kept");early.pressed=on;on.setAttribute("data-kept","")}
else if(e.type==="input"||e.type==="change"){early.changed.delete(at);early.changed.set(at,/^(checkbox|radio)$/.test(at.type)?at.checked:at.value)}};
kinds.forEach(function(kind){d.addEventListener(kind,keep,true)});
early.end=function(){kinds.forEach(function(kind){d.removeEventListener(kind,keep,true)})};`;
