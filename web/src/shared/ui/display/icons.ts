/** The icons of all pages, from Tabler's outline set. Each has its own import path, so that only these are bundled. */
import { createElement, type ComponentType, type SVGProps } from 'react';
import AdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import AlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import ArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import Calendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import Check from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import ChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import Clock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import FileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import InfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import Language from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import LinkSign from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import Logout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import Mail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import MapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import Menu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import Phone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import Plus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import School from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import Search from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import Settings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import User from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import X from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

type Base = ComponentType<Omit<SVGProps<SVGSVGElement>, 'stroke'> & { stroke?: number }>;

/** Makes an icon in the look: the colour of the text, no name of its own. */
export function icon(base: Base) {
  return function Icon() {
    return createElement(base, { className: 'ic', stroke: 1.75, 'aria-hidden': true, focusable: false });
  };
}

export const AlertIcon = /* @__PURE__ */ icon(AlertCircle);
export const ArrowIcon = /* @__PURE__ */ icon(ArrowRight);
export const CalendarIcon = /* @__PURE__ */ icon(Calendar);
export const CheckIcon = /* @__PURE__ */ icon(Check);
export const ChevronIcon = /* @__PURE__ */ icon(ChevronDown);
export const ClockIcon = /* @__PURE__ */ icon(Clock);
export const FileIcon = /* @__PURE__ */ icon(FileText);
export const FilterIcon = /* @__PURE__ */ icon(AdjustmentsHorizontal);
export const InfoIcon = /* @__PURE__ */ icon(InfoCircle);
export const LanguageIcon = /* @__PURE__ */ icon(Language);
export const LinkIcon = /* @__PURE__ */ icon(LinkSign);
export const LogoutIcon = /* @__PURE__ */ icon(Logout);
export const MailIcon = /* @__PURE__ */ icon(Mail);
export const PlaceIcon = /* @__PURE__ */ icon(MapPin);
export const MenuIcon = /* @__PURE__ */ icon(Menu2);
export const PhoneIcon = /* @__PURE__ */ icon(Phone);
export const PlusIcon = /* @__PURE__ */ icon(Plus);
export const SchoolIcon = /* @__PURE__ */ icon(School);
export const SearchIcon = /* @__PURE__ */ icon(Search);
export const SettingsIcon = /* @__PURE__ */ icon(Settings);
export const UserIcon = /* @__PURE__ */ icon(User);
export const CloseIcon = /* @__PURE__ */ icon(X);
