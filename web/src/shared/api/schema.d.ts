// Generated from the OpenAPI document by web/scripts/api-types.mjs. Do not edit.
export interface paths {
    "/public/api/v0/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers without using the database: is the server reachable? */
        get: operations["Health_ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the process alive? */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Can it serve requests? Answers 503 unless the database replies within a second. */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own profile. */
        get: operations["Me_me"];
        put?: never;
        post?: never;
        /** Erases the account and all its data. Requires the password, or a sign-in within the last 5 minutes. */
        delete: operations["Account_erase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/user-by-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's own profile, requested by the caller's own address. Any other address, known or not, is 403. */
        post: operations["Me_byEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/update-profile/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the caller's profile: only the fields that are sent. A new role takes effect immediately; applications are kept. */
        put: operations["Me_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/me/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's CV. */
        get: operations["MyFiles_cv"];
        put?: never;
        post?: never;
        /** Removes the caller's CV. */
        delete: operations["MyFiles_removeCv"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/me/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's certificate. */
        get: operations["MyFiles_certificate"];
        put?: never;
        post?: never;
        /** Removes the caller's certificate. */
        delete: operations["MyFiles_removeCertificate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All data stored about the caller, including files, as a ZIP. */
        get: operations["MyFiles_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/freelancers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Freelancers, newest first. `q` is searched in names, email address, company and skills. */
        get: operations["AdminUsers_freelancers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/freelancers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One freelancer; 404 for a user of another role. */
        get: operations["AdminUsers_freelancer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/b2b-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies, newest first. `q` is searched in names, email address, company and skills. */
        get: operations["AdminUsers_companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/b2b-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One company's user; 404 for a user of another role. */
        get: operations["AdminUsers_company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers. The answer does not reveal whether the address is known; its owner gets an email either way. */
        post: operations["Auth_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in. 401 for every wrong pair; 403 for an unconfirmed or blocked account only after the right password. */
        post: operations["Auth_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirms an email address. Plain text, also for failures; a repeated click is a success. */
        get: operations["Auth_verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the confirmation email again. The same answer for every address. */
        post: operations["Auth_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/session/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the one-time code of a provider's sign-in into a session. */
        post: operations["Auth_exchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a new email address by the link mailed to it: within 24 hours; a repeated call is a success. 409 when
         *     another account uses the address now.
         */
        post: operations["EmailChange_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/undo-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores the email address before a change, by the link mailed to it: within 7 days, once. Ends every session. */
        post: operations["EmailChange_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an email with a link to choose a new password. The same answer for every address. */
        post: operations["PasswordReset_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with the link from an email: within an hour, once. Ends every session. */
        post: operations["PasswordReset_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/me/linkedin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes the link to LinkedIn; only while there is a password to sign in with. */
        delete: operations["Account_unlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs out: the token is no longer valid. */
        post: operations["Account_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password and signs out every other device. */
        post: operations["Account_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to a new email address, which counts once the link is confirmed. Wants the password, or a sign-in of
         *     the last 5 minutes. The same answer for every address, whether it is known or not.
         */
        post: operations["Account_changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in, last seen first. `q` is searched in the device names. */
        get: operations["Account_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs out one device. */
        delete: operations["Account_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/admin/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers an administrator, where ADMIN_REGISTRATION allows it: the first one of a system, or by invitation. */
        post: operations["AdminSignIn_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs an administrator in; a device that was not used before is told of by mail. */
        post: operations["AdminSignIn_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/admin/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an email with a link to choose a new password. The same answer for every address. */
        post: operations["AdminPasswordReset_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/admin/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with the link from an email: within an hour, once. Ends every session. */
        post: operations["AdminPasswordReset_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The administrator who asks. */
        get: operations["AdminAccount_me"];
        /** Changes the own phone number. */
        put: operations["AdminAccount_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs out: the token is no longer valid. */
        post: operations["AdminAccount_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password and signs out every other device. */
        post: operations["AdminAccount_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to a new email address, which counts once the link is confirmed. Wants the password, or a sign-in of
         *     the last 5 minutes. The same answer for every address, whether it is known or not.
         */
        post: operations["AdminAccount_changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in, last seen first. `q` is searched in the device names. */
        get: operations["AdminAccount_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs out one device. */
        delete: operations["AdminAccount_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All administrators, the oldest first. `q` is searched in the email address. */
        get: operations["Admins_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites another administrator; with an address, the code is sent there by email and works only for that address. */
        post: operations["Admins_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes an administrator and ends their sessions. The last one cannot be removed. */
        delete: operations["Admins_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Blocks a user, which ends all of the user's sessions and prevents signing in, or unblocks the user. */
        patch: operations["Admins_block"];
        trace?: never;
    };
    "/private/api/consultants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All consultants without their email address, newest first. `q` is searched in name, position and skills. */
        get: operations["Consultants_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/apply-consultant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applies for a consultant: once for each company. */
        post: operations["Consultants_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/consultants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All consultants, newest first. `q` is searched in name, position, skills and email address. */
        get: operations["AdminConsultants_list"];
        put?: never;
        /** Adds a consultant, from a form or JSON. */
        post: operations["AdminConsultants_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/consultants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One consultant. */
        get: operations["AdminConsultants_one"];
        /** Changes a consultant; fields that are missing stay as they are. */
        put: operations["AdminConsultants_change"];
        post?: never;
        /** Deletes a consultant with all applications for them. */
        delete: operations["AdminConsultants_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/consultant-applicants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which companies applied for a consultant, newest first. `q` is searched in person, company and email address. */
        get: operations["AdminConsultants_applicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/employees/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All employees, newest first; another company's without email address and CV. `q` is searched in name, position and skills. */
        get: operations["Employees_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employees of the company `id`, the caller itself, newest first. `q` is searched in name, position and skills. */
        get: operations["Employees_mine"];
        /** Changes one of the caller's employees; an optional field that is missing stays as it is, and so does the CV. */
        put: operations["Employees_change"];
        post?: never;
        /** Deletes one of the caller's employees and the CV. */
        delete: operations["Employees_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an employee of the caller's company, with a CV if one is sent. */
        post: operations["Employees_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/employees/{id}/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CV of one of the caller's employees; another company's is 404. */
        get: operations["Employees_cv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All employees of all companies, newest first. `q` is searched in name, position, skills, email address and company. */
        get: operations["AdminEmployees_list"];
        put?: never;
        /** Adds an employee that belongs to no company account, with a CV if one is sent. */
        post: operations["AdminEmployees_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One employee, every field. */
        get: operations["AdminEmployees_one"];
        /** Changes any employee; an optional field that is missing stays as it is, and so does the CV. */
        put: operations["AdminEmployees_change"];
        post?: never;
        /** Deletes any employee and the CV. */
        delete: operations["AdminEmployees_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/employees/{id}/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CV of an employee. Every access is logged. */
        get: operations["AdminEmployees_cv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/contact-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the contact form. What looks like spam gets the same answer, is stored and flagged, and is not sent by email. */
        post: operations["Contact_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a message of the contact form. Conversations with users cannot be deleted. */
        delete: operations["AdminContact_remove"];
        options?: never;
        head?: never;
        /** Takes the spam flag off a message, which is mailed to the company then. Done again it changes nothing. */
        patch: operations["AdminContact_clearSpam"];
        trace?: never;
    };
    "/private/api/messages/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's conversation with the administration. `q` is searched in the content. */
        get: operations["Messages_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/messages/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to the administration; 10 at most in total. */
        post: operations["Messages_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks the administration's messages as seen, on all devices. */
        post: operations["Messages_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All conversations, of users and of the contact form, newest first. `q` is searched in name, email address and last message. Contact messages that look like spam are flagged (`spam`). */
        get: operations["AdminMessages_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/conversation/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One conversation as the user sees it (without the user's own notes), or a contact form's message. Opening it marks it as read for the administration. */
        get: operations["AdminMessages_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/send-from-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to a user, who is notified by email. Senders of the contact form cannot be answered here. */
        post: operations["AdminMessages_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open jobs, newest first. `q` is searched in title and location. */
        get: operations["Jobs_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/jobs/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The distinct locations of all open jobs, sorted. */
        get: operations["Jobs_locations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One open job. */
        get: operations["Jobs_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applies to a job: once, as the signed-in JobSeeker. */
        post: operations["Jobs_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/createJob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posts a job. */
        post: operations["AdminJobs_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All jobs with the number of their applicants, newest first. `q` is searched in title and location. */
        get: operations["AdminJobs_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a job; an optional field that is missing stays as it is. */
        put: operations["AdminJobs_change"];
        post?: never;
        /** Deletes a job with its applications; messages about it lose the link to it. */
        delete: operations["AdminJobs_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}/applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who applied to a job, newest first. `q` is searched in names, company and email address. */
        get: operations["AdminJobs_applicantsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}/applicants/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Selects or rejects a pending applicant, who gets a message and an email naming the job. */
        patch: operations["AdminJobs_decide"];
        trace?: never;
    };
    "/api/admin/applicants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An applicant's full profile with the jobs applied for. */
        get: operations["AdminApplicants_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applicants/{id}/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applicant's CV. Every access is logged. */
        get: operations["AdminApplicants_cv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applicants/{id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applicant's certificate. Every access is logged. */
        get: operations["AdminApplicants_certificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest 5 applications to jobs, newest first. */
        get: operations["AdminNotifications_jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/project-applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest 10 applications to projects, newest first. */
        get: operations["AdminNotifications_projects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/project-applicant/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A user who applied to a project: the profile and the applications. */
        get: operations["AdminNotifications_projectApplicant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/notifications/userNotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a notification among a user's messages. An administrator may write to anybody, and it goes out as a mail too;
         *     a user only to itself, as a note that is not counted and never mailed.
         */
        post: operations["UserNotifications_notify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/projects/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All projects, newest first; signed-in users find their own application among the applicants. `q` is searched in the title. */
        get: operations["Projects_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/projects/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The distinct categories of all projects, sorted. */
        get: operations["Projects_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One project, as it appears in the list of all projects. */
        get: operations["Projects_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The projects of the company `id`, the caller itself, with everyone who applied, newest first. `q` is searched in the title. */
        get: operations["Projects_mine"];
        /** Changes one of the caller's projects; an optional field that is missing stays as it is. */
        put: operations["Projects_change"];
        post?: never;
        /** Deletes one of the caller's projects with all applications to it. */
        delete: operations["Projects_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posts a project. */
        post: operations["Projects_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/private/api/projects/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applies to a project: once, as the signed-in freelancer or company, and not to one's own project. */
        post: operations["Projects_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All projects, including hidden ones, with the number of their applicants, newest first. `q` is searched in the title. */
        get: operations["AdminProjects_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One project. */
        get: operations["AdminProjects_one"];
        /** Changes one of the firm's projects; a company's project is 403. */
        put: operations["AdminProjects_change"];
        post?: never;
        /** Deletes any project with all applications to it. */
        delete: operations["AdminProjects_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}/applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who applied to a project, newest first. `q` is searched in the name. */
        get: operations["AdminProjects_applicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/create-project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posts a project in the firm's name. */
        post: operations["AdminProjects_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/home-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects or anonymous consultants that match any of the skills, newest first; paged like a list. Who is signed
         *     in also sees what they have applied for.
         */
        get: operations["HomeSearch_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/linkedIn/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sends the browser to LinkedIn. 503 'LinkedIn sign-in is not configured' where it is not. */
        get: operations["LinkedIn_login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/api/v0/linkedIn/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where LinkedIn redirects the browser to: signs in and redirects to the site with a one-time code. */
        get: operations["LinkedIn_callback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for the sidebar, and applications per day for the plots. */
        get: operations["Administration_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what when, newest first. `q` is searched in labels, actions and what they regarded. */
        get: operations["Administration_audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Emails that are not delivered, newest first: waiting for the next attempt, or failed. `q` is searched in addresses and subjects. */
        get: operations["Administration_undelivered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/outbox/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries to deliver an email again now, with a fresh set of attempts. */
        post: operations["Administration_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exports/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A table as CSV for spreadsheets: UTF-8 with a byte order mark, newest first, no cell can run as a formula.
         *     Each download is recorded in the audit log.
         */
        get: operations["Exports_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site's pages and open jobs for search engines, each with its last change. */
        get: operations["Feeds_sitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What crawlers may visit. */
        get: operations["Feeds_robots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feed.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest open jobs as an Atom feed. */
        get: operations["Feeds_atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career/{slugAndId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public page of a job, readable without JavaScript: for shared links, search engines and the feed. */
        get: operations["JobPage_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        StatusView: {
            /** @example ok */
            status: string;
        };
        FieldErrorView: {
            /** @example email */
            field: string;
            /** @example Enter a valid email */
            message: string;
        };
        ErrorView: {
            /** @example 400 */
            statusCode: number;
            /**
             * @description One sentence that can be shown to a person
             * @example Please fill all required fields.
             */
            message: string;
            /** @description With 400: the invalid fields */
            errors?: components["schemas"]["FieldErrorView"][];
            /**
             * @description Also in the X-Request-Id header and in the server log
             * @example 7b0f6a52-0d6c-4f0e-9f5e-2c1f4a7d9b10
             */
            requestId: string;
        };
        QualificationView: {
            /** @example Universität Potsdam */
            university: string;
            /**
             * @description A text, for example `2019`.
             * @example 2019
             */
            year: string;
            /** @example Business Informatics */
            course: string;
        };
        ExperienceView: {
            /** @example Muster Consulting GmbH */
            company: string;
            /** @example Freelancer */
            role: string;
            /** @example 2019 */
            from: string;
            /** @example 2024 */
            to: string;
        };
        FileView: {
            /** @example Lebenslauf.pdf */
            filename: string;
            /** @example application/pdf */
            contentType: string;
            /**
             * @description Bytes.
             * @example 48213
             */
            size: number;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            uploadedAt: string;
        };
        JobAppliedView: {
            /**
             * @example pending
             * @enum {string}
             */
            status: "pending" | "selected" | "rejected" | "withdrawn";
            /**
             * @description The job's id.
             * @example 656f2a9e1c9d440000a1b2c3
             */
            _id: string;
            /**
             * @description Only when an administrator opens one person.
             * @example SAP Basis Consultant
             */
            title?: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            appliedAt: string;
        };
        UserView: {
            /**
             * @example Freelancer
             * @enum {string}
             */
            role: "JobSeeker" | "Freelancer" | "B2B";
            qualification: components["schemas"]["QualificationView"][];
            experience: components["schemas"]["ExperienceView"][];
            cv: components["schemas"]["FileView"] | null;
            certificate: components["schemas"]["FileView"] | null;
            jobs_applied: components["schemas"]["JobAppliedView"][];
            /** @example 656f2a9e1c9d440000a1b2c4 */
            _id: string;
            /** @example Lena */
            first_name: string;
            /** @example Vogt */
            last_name: string;
            /** @example lena.vogt@example.com */
            email: string;
            /**
             * @description Empty when not given, like every other text.
             * @example +49 30 000000-0
             */
            phone: string;
            /** @example Germany */
            country: string;
            /** @example female */
            gender: string;
            /** @example Spreewerk Armaturen GmbH */
            company_name: string;
            /**
             * @description Lowercase.
             * @example [
             *       "abap",
             *       "fiori"
             *     ]
             */
            skills: string[];
            /**
             * @description Whole percent of the fields that count for the role.
             * @example 70
             */
            profileCompletion: number;
            /**
             * @description Blocked by an administrator.
             * @example false
             */
            blocked: boolean;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Only in one's own: whether the account can be signed in to with a password.
             * @example true
             */
            hasPassword?: boolean;
            /**
             * @description Only in one's own: whether LinkedIn is linked.
             * @example false
             */
            linkedIn?: boolean;
        };
        UserByEmailDto: {
            /**
             * @description The caller's own.
             * @example lena.vogt@example.com
             */
            email: string;
        };
        QualificationDto: {
            /**
             * @default
             * @example Universität Potsdam
             */
            university: string;
            /**
             * @description A text, for example `2019`.
             * @default
             * @example 2019
             */
            year: string;
            /**
             * @default
             * @example Business Informatics
             */
            course: string;
        };
        ExperienceDto: {
            /**
             * @default
             * @example Muster Consulting GmbH
             */
            company: string;
            /**
             * @default
             * @example Freelancer
             */
            role: string;
            /**
             * @default
             * @example 2019
             */
            from: string;
            /**
             * @default
             * @example 2024
             */
            to: string;
        };
        ProfileDto: {
            /** @description Entries without any value are dropped. */
            qualification?: components["schemas"]["QualificationDto"][] | string;
            /** @description Entries without any value are dropped. */
            experience?: components["schemas"]["ExperienceDto"][] | string;
            /** @example Lena */
            first_name?: string;
            /** @example Vogt */
            last_name?: string;
            /** @example +49 30 123456 */
            phone?: string;
            /** @example Germany */
            country?: string;
            /** @example female */
            gender?: string;
            /**
             * @example Freelancer
             * @enum {string}
             */
            role?: "JobSeeker" | "Freelancer" | "B2B";
            /**
             * @description Not blank for B2B users.
             * @example Spree Logistik AG
             */
            company_name?: string;
            /** @description Lowercased. */
            skills?: string[] | string;
        };
        ProfileAnswer: {
            /** @example Thank you. */
            message: string;
            user: components["schemas"]["UserView"];
        };
        MessageAnswer: {
            /**
             * @description One sentence that can be shown to a person.
             * @example Thank you.
             */
            message: string;
        };
        RegisterDto: {
            /** @example Lena */
            first_name: string;
            /** @example Vogt */
            last_name: string;
            /** @example lena.vogt@example.com */
            email: string;
            /**
             * Format: password
             * @description 12 to 128 characters, none that is easy to guess
             * @example kupfer lampe sieben wolken
             */
            password: string;
            /**
             * @default B2B
             * @example Freelancer
             * @enum {string}
             */
            role: "JobSeeker" | "Freelancer" | "B2B";
            /**
             * @default Germany
             * @example Germany
             */
            country: string;
            /** @example +49 30 123456 */
            phone?: string;
            /** @example female */
            gender?: string;
            /**
             * @description Required for B2B.
             * @example Spree Logistik AG
             */
            company_name?: string;
        } | {
            /** @enum {unknown} */
            role: "JobSeeker" | "Freelancer";
        } | {
            company_name: unknown;
        };
        LoginDto: {
            /** @example lena.vogt@example.com */
            email: string;
            /**
             * Format: password
             * @description The account’s password
             * @example kupfer lampe sieben wolken
             */
            password: string;
        };
        SignInAnswer: {
            /** @example Thank you. */
            message: string;
            /**
             * @description To be sent as `Authorization: Bearer …`.
             * @example eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl
             */
            token: string;
            user: components["schemas"]["UserView"];
        };
        EmailDto: {
            /** @example lena.vogt@example.com */
            email: string;
        };
        ExchangeDto: {
            /**
             * @description The one-time code from the address that the sign-in with the provider led to.
             * @example eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl
             */
            token: string;
        };
        EmailLinkDto: {
            /**
             * @description From the mailed link.
             * @example eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl
             */
            token: string;
        };
        EmailChangeAnswer: {
            /**
             * @example user
             * @enum {string}
             */
            account: "user" | "admin";
            /** @example Thank you. */
            message: string;
        };
        ResetPasswordDto: {
            /**
             * @description From the mailed link.
             * @example eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl
             */
            token: string;
            /**
             * Format: password
             * @description 12 to 128 characters, none that is easy to guess
             * @example kupfer lampe sieben wolken
             */
            password: string;
        };
        EraseDto: {
            /**
             * Format: password
             * @description Not needed within 5 minutes of signing in
             * @example kupfer lampe sieben wolken
             */
            password?: string;
        };
        ChangePasswordDto: {
            /**
             * Format: password
             * @description The current password
             * @example kupfer lampe sieben wolken
             */
            current: string;
            /**
             * Format: password
             * @description 12 to 128 characters, none that is easy to guess
             * @example kupfer lampe sieben wolken
             */
            new: string;
        };
        ChangeEmailDto: {
            /**
             * Format: password
             * @description Not needed within 5 minutes of signing in
             * @example kupfer lampe sieben wolken
             */
            password?: string;
            /** @example lena.vogt@example.com */
            email: string;
        };
        SessionView: {
            /** @example 656f2a9e1c9d440000a1b2c3 */
            _id: string;
            /**
             * @description The browser's user agent.
             * @example Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0
             */
            device: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            openedAt: string;
            /**
             * Format: date-time
             * @description To the minute.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastSeenAt: string;
            /**
             * Format: date-time
             * @description Unless it is used before.
             * @example 2026-11-22T09:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description The session of this request.
             * @example true
             */
            current: boolean;
        };
        AdminRegisterDto: {
            /** @example lena.vogt@example.com */
            email: string;
            /** @example +49 30 000000-0 */
            phone: string;
            /**
             * Format: password
             * @description 12 to 128 characters, none that is easy to guess
             * @example kupfer lampe sieben wolken
             */
            password: string;
            /**
             * @description From an administrator; not needed for the first of a new system.
             * @example dGhpcyBpcyBub3QgYSByZWFsIGNvZGU
             */
            inviteCode?: string;
        };
        AdminIdentityView: {
            /** @example 656f2a9e1c9d440000a1b2c5 */
            _id: string;
            /** @example erika@example.com */
            email: string;
            /** @example +49 30 000000-0 */
            phone: string;
        };
        AdminSignInAnswer: {
            /** @example Signed in. */
            msg: string;
            /** @example eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl */
            token: string;
            admin: components["schemas"]["AdminIdentityView"];
        };
        AdminPhoneDto: {
            /** @example +49 30 000000-0 */
            phone: string;
        };
        AdminAnswer: {
            /** @example Thank you. */
            message: string;
            admin: components["schemas"]["AdminIdentityView"];
        };
        AdminView: {
            /** @example 656f2a9e1c9d440000a1b2c5 */
            _id: string;
            /** @example erika@example.com */
            email: string;
            /** @example +49 30 000000-0 */
            phone: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description True for the administrator making the request.
             * @example true
             */
            current: boolean;
        };
        InviteDto: {
            /**
             * @description Receives the invitation and is then the only address that can use it
             * @example lena.vogt@example.com
             */
            email?: string;
        };
        InvitationAnswer: {
            /** @example Thank you. */
            message: string;
            /**
             * @description Can be used once, within 7 days.
             * @example dGhpcyBpcyBub3QgYSByZWFsIGNvZGU
             */
            inviteCode: string;
        };
        BlockDto: {
            /** @example false */
            blocked: boolean;
        };
        BlockAnswer: {
            /** @example Thank you. */
            message: string;
            user: components["schemas"]["UserView"];
        };
        ConsultantView: {
            /** @example Miriam Sander */
            name: string;
            /**
             * @description For administrators only.
             * @example miriam.sander@example.com
             */
            email?: string;
            qualification: components["schemas"]["QualificationView"][];
            experience: components["schemas"]["ExperienceView"][];
            /**
             * @example [
             *       "Closing in three days"
             *     ]
             */
            projects: string[];
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
            /** @example 656f2a9e1c9d440000a1b2c3 */
            _id: string;
            /** @example Senior SAP FI consultant */
            position: string;
            /**
             * @example [
             *       "SAP FI",
             *       "S/4HANA"
             *     ]
             */
            skills: string[];
            /** @example from March */
            availability: string;
            /** @example 960 EUR per day */
            rate: string;
            /**
             * @description For companies only: whether the caller has applied.
             * @example false
             */
            applied?: boolean;
        };
        ConsultantApplyDto: {
            /** @example 656f2a9e1c9d440000a1b2c7 */
            consultantId: string;
            /**
             * @description The caller's own id, or missing.
             * @example 656f2a9e1c9d440000a1b2c6
             */
            b2bId?: string;
        };
        ConsultantDto: {
            /** @description Entries without any value are dropped. */
            qualification?: components["schemas"]["QualificationDto"][] | string;
            /** @description Entries without any value are dropped. */
            experience?: components["schemas"]["ExperienceDto"][] | string;
            /** @example Senior SAP FI consultant */
            position?: string;
            /**
             * @description Free text.
             * @example 960 EUR per day
             */
            rate?: string;
            /**
             * @description Free text.
             * @example from March
             */
            availability?: string;
            /** @description A list, comma-separated text, or a JSON string of a list */
            projects?: string[] | string;
            /**
             * @description Empty, or a valid address; for the administration only.
             * @example miriam.sander@example.com
             */
            email?: string;
            skills?: string[] | string;
            /** @example Miriam Sander */
            name: string;
        };
        ConsultantAnswer: {
            /** @example Consultant created successfully! */
            message: string;
            consultant: components["schemas"]["ConsultantView"];
        };
        ConsultantChangeDto: {
            /** @description Entries without any value are dropped. */
            qualification?: components["schemas"]["QualificationDto"][] | string;
            /** @description Entries without any value are dropped. */
            experience?: components["schemas"]["ExperienceDto"][] | string;
            /** @example Senior SAP FI consultant */
            position?: string;
            /**
             * @description Free text.
             * @example 960 EUR per day
             */
            rate?: string;
            /**
             * @description Free text.
             * @example from March
             */
            availability?: string;
            /** @description A list, comma-separated text, or a JSON string of a list */
            projects?: string[] | string;
            /**
             * @description Empty, or a valid address; for the administration only.
             * @example miriam.sander@example.com
             */
            email?: string;
            skills?: string[] | string;
            /** @example Miriam Sander */
            name?: string;
        };
        ConsultantApplicantCompany: {
            /**
             * @description The user's id.
             * @example 656f2a9e1c9d440000a1b2c3
             */
            _id: string;
            /** @example Klara */
            first_name: string;
            /** @example Brandt */
            last_name: string;
            /** @example Spree Logistics AG */
            company_name: string;
            /** @example B2B */
            role: string;
            /** @example klara.brandt@example.com */
            email: string;
            /** @example +49 30 123456 */
            phone: string;
        };
        ConsultantApplicantView: {
            /**
             * @description The application's id.
             * @example 656f2a9e1c9d440000a1b2c3
             */
            _id: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            appliedAt: string;
            b2bId: components["schemas"]["ConsultantApplicantCompany"];
        };
        EmployeeView: {
            /** @example 656f2a9e1c9d440000a1b2c3 */
            _id: string;
            /**
             * @description The company's user; absent for employees that belong to no company account.
             * @example 656f2a9e1c9d440000a1b2c4
             */
            b2bId?: string;
            /** @example Spree Logistics AG */
            companyName: string;
            /** @example Jonas Brandt */
            name: string;
            /**
             * @description For the owner and administrators only.
             * @example jonas.brandt@example.com
             */
            email?: string;
            /** @example ABAP developer */
            position: string;
            /**
             * @description Comma-separated text.
             * @example ABAP, OData
             */
            skills: string;
            /** @example 85 EUR per hour */
            rate: string;
            /** @example now */
            availability: string;
            qualification: components["schemas"]["QualificationView"][];
            experience: components["schemas"]["ExperienceView"][];
            /**
             * @example [
             *       "Label printing"
             *     ]
             */
            projects: string[];
            /** @description For the owner and administrators only, and only when there is one. */
            cv?: components["schemas"]["FileView"];
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
        };
        EmployeeDto: {
            /** @description Entries without any value are dropped. */
            qualification?: components["schemas"]["QualificationDto"][] | string;
            /** @description Entries without any value are dropped. */
            experience?: components["schemas"]["ExperienceDto"][] | string;
            /** @example Senior SAP FI consultant */
            position?: string;
            /**
             * @description Free text.
             * @example 960 EUR per day
             */
            rate?: string;
            /**
             * @description Free text.
             * @example from March
             */
            availability?: string;
            /** @description A list, comma-separated text, or a JSON string of a list */
            projects?: string[] | string;
            /** @example Jonas Brandt */
            name: string;
            /** @example jonas.brandt@example.com */
            email: string;
            skills: string[] | string;
            /**
             * @description The caller's own id, or missing.
             * @example 656f2a9e1c9d440000a1b2c6
             */
            b2bId?: string;
            /**
             * @description Ignored: taken from the account.
             * @example Spreewerk Armaturen GmbH
             */
            companyName?: string;
        };
        EmployeeAnswer: {
            /** @example Employee created successfully! */
            message: string;
            employee: components["schemas"]["EmployeeView"];
        };
        AdminEmployeeDto: {
            /** @description Entries without any value are dropped. */
            qualification?: components["schemas"]["QualificationDto"][] | string;
            /** @description Entries without any value are dropped. */
            experience?: components["schemas"]["ExperienceDto"][] | string;
            /** @example Senior SAP FI consultant */
            position?: string;
            /**
             * @description Free text.
             * @example 960 EUR per day
             */
            rate?: string;
            /**
             * @description Free text.
             * @example from March
             */
            availability?: string;
            /** @description A list, comma-separated text, or a JSON string of a list */
            projects?: string[] | string;
            /** @example Jonas Brandt */
            name: string;
            /** @example jonas.brandt@example.com */
            email: string;
            skills: string[] | string;
            /**
             * @description Kept for employees that belong to no company account, ignored for the others.
             * @example Spree Logistics AG
             */
            companyName?: string;
        };
        ContactDto: {
            /** @example Maria Sommer */
            name: string;
            /** @example maria@example.com */
            email: string;
            /** @example We plan to move to S/4HANA next year. Can you help? */
            message: string;
            /**
             * @description Leave empty: the form hides this field from people.
             * @example
             */
            website?: string;
            /**
             * @description Milliseconds between showing the form and sending it.
             * @example 48000
             */
            elapsed?: number;
        };
        SpamDto: {
            /**
             * @description Only `false`: the message is no spam.
             * @example false
             * @enum {boolean}
             */
            spam: false;
        };
        MessageView: {
            /**
             * @example admin
             * @enum {string}
             */
            sender: "user" | "admin";
            /** @example 656f2a9e1c9d440000a1b2c3 */
            _id: string;
            /** @example The project starts in January. */
            content: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            timestamp: string;
            /**
             * @description For a message from the administration: the user it was sent to.
             * @example 656f2a9e1c9d440000a1b2c4
             */
            recipientId?: string;
            /**
             * @description The job it is about, unless that was deleted.
             * @example 656f2a9e1c9d440000a1b2c5
             */
            jobId?: string;
            /**
             * @description True for a user's note to itself, which was sent to nobody and is not counted.
             * @example false
             */
            note?: boolean;
        };
        ConversationView: {
            /** @description Page 1 holds the newest `limit` messages; within a page the oldest comes first. */
            messages: components["schemas"]["MessageView"][];
            /**
             * @description Number of messages in the whole conversation.
             * @example 3
             */
            totalMessages: number;
            /**
             * @description Messages the user has sent to the administration, of 10.
             * @example 2
             */
            userToAdminMsgCount: number;
            /**
             * @description Messages from the administration that the user has not read.
             * @example 1
             */
            unreadCount: number;
        };
        SendMessageDto: {
            /** @example When does the project start? */
            content: string;
            /**
             * @description The caller's own id, or missing.
             * @example 656f2a9e1c9d440000a1b2c4
             */
            userId?: string;
            /**
             * @description Ignored: users can only write to the administration.
             * @example 656f2a9e1c9d440000a1b2c4
             */
            recipientId?: string;
            /**
             * @description Ignored: the sender is the signed-in user.
             * @example user
             */
            sender?: string;
            /**
             * @description The job it is about.
             * @example 656f2a9e1c9d440000a1b2c3
             */
            jobId?: string;
        };
        SentView: {
            sent: components["schemas"]["MessageView"];
            /**
             * @description Messages sent to the administration so far, of 10.
             * @example 3
             */
            userToAdminMsgCount: number;
        };
        ReadDto: {
            /**
             * @description Time of the newest message that was shown: if a newer one has arrived, everything stays unread. If missing: all messages.
             * @example 2026-11-21
             */
            seen?: string;
        };
        ConversationSummaryView: {
            /**
             * @example user
             * @enum {string}
             */
            kind: "user" | "contact";
            /**
             * @description Only for users.
             * @example Freelancer
             * @enum {string}
             */
            role?: "JobSeeker" | "Freelancer" | "B2B";
            /**
             * @description The start of the last message.
             * @example When does the project start?
             */
            lastMessage: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            timestamp: string;
            /**
             * @description Messages the administration has not opened.
             * @example 1
             */
            unread: number;
            /**
             * @description The user's id, or the contact message's.
             * @example 656f2a9e1c9d440000a1b2c3
             */
            _id: string;
            /** @example Jana Seeker */
            name: string;
            /** @example jana@example.com */
            email: string;
            /**
             * @description True for a message of the contact form that looks like spam.
             * @example false
             */
            spam?: boolean;
        };
        CorrespondentView: {
            /**
             * @example user
             * @enum {string}
             */
            kind: "user" | "contact";
            /**
             * @description Only for users.
             * @example Freelancer
             * @enum {string}
             */
            role?: "JobSeeker" | "Freelancer" | "B2B";
            /**
             * @description The user's id, or the contact message's.
             * @example 656f2a9e1c9d440000a1b2c3
             */
            _id: string;
            /** @example Jana Seeker */
            name: string;
            /** @example jana@example.com */
            email: string;
            /**
             * @description True for a message of the contact form that looks like spam.
             * @example false
             */
            spam?: boolean;
        };
        AdminConversationView: {
            /** @description Page 1 holds the newest `limit` messages; within a page the oldest comes first. */
            messages: components["schemas"]["MessageView"][];
            /**
             * @description Number of messages in the whole conversation.
             * @example 3
             */
            totalMessages: number;
            /**
             * @description Messages the user has sent to the administration, of 10.
             * @example 2
             */
            userToAdminMsgCount: number;
            /**
             * @description Messages from the administration that the user has not read.
             * @example 1
             */
            unreadCount: number;
            with: components["schemas"]["CorrespondentView"];
        };
        AdminMessageDto: {
            /**
             * @description The user who receives it.
             * @example 656f2a9e1c9d440000a1b2c4
             */
            recipientId: string;
            /** @example The project starts in January. */
            content: string;
            /**
             * @description Ignored: the sender is the administration.
             * @example user
             */
            sender?: string;
        };
        SentByAdminView: {
            /** @example Message sent. */
            message: string;
            sent: components["schemas"]["MessageView"];
        };
        JobView: {
            /** @example 656f2a9e1c9d440000a1b2c3 */
            _id: string;
            /** @example SAP Basis Consultant */
            title: string;
            /** @example Muster Consulting GmbH */
            company: string;
            /** @example Plan and run S/4HANA systems for customers in logistics. */
            description: string;
            /** @example Three years with SAP Basis */
            qualification: string;
            /**
             * @description Empty when not given.
             * @example Berlin
             */
            location: string;
            /**
             * @description Empty when not given.
             * @example Run 140 systems with automation instead of night shifts.
             */
            introduction: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
        };
        ApplyDto: {
            /** @example 656f2a9e1c9d440000a1b2c3 */
            jobId: string;
            /**
             * @description The caller's own id, or missing.
             * @example 656f2a9e1c9d440000a1b2c4
             */
            userId?: string;
        };
        JobDto: {
            /** @example SAP Basis Consultant */
            title: string;
            /** @example Plan and run S/4HANA systems for customers in logistics. */
            description: string;
            /** @example Three years with SAP Basis */
            qualification: string;
            /**
             * @description Defaults to the firm when missing or empty.
             * @example Muster Consulting GmbH
             */
            company?: string;
            /** @example Berlin */
            location?: string;
            /**
             * @description A short text for alerts and cards.
             * @example Run 140 systems with automation instead of night shifts.
             */
            introduction?: string;
        };
        JobAnswer: {
            /** @example Job created successfully! */
            message: string;
            job: components["schemas"]["JobView"];
        };
        AdminJobView: {
            /** @example 656f2a9e1c9d440000a1b2c3 */
            _id: string;
            /** @example SAP Basis Consultant */
            title: string;
            /** @example Muster Consulting GmbH */
            company: string;
            /** @example Plan and run S/4HANA systems for customers in logistics. */
            description: string;
            /** @example Three years with SAP Basis */
            qualification: string;
            /**
             * @description Empty when not given.
             * @example Berlin
             */
            location: string;
            /**
             * @description Empty when not given.
             * @example Run 140 systems with automation instead of night shifts.
             */
            introduction: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Applications of any status.
             * @example 4
             */
            applicantsCount: number;
        };
        JobApplicantView: {
            /**
             * @example pending
             * @enum {string}
             */
            status: "pending" | "selected" | "rejected" | "withdrawn";
            /**
             * @description The user's id.
             * @example 656f2a9e1c9d440000a1b2c3
             */
            _id: string;
            /** @example Jana */
            first_name: string;
            /** @example Seeker */
            last_name: string;
            /** @example jana@example.com */
            email: string;
            /** @example +49 30 123456 */
            phone: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            appliedAt: string;
        };
        DecisionDto: {
            /** @enum {string} */
            status: "selected" | "rejected";
        };
        JobNotificationView: {
            /** @example 656f2a9e1c9d440000a1b2c5 */
            jobId: string;
            /** @example SAP Basis Consultant */
            jobTitle: string;
            /**
             * @description The application's id.
             * @example 656f2a9e1c9d440000a1b2c3
             */
            _id: string;
            /** @example 656f2a9e1c9d440000a1b2c4 */
            userId: string;
            /**
             * @description First and last name.
             * @example Jana Seeker
             */
            applicant: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            appliedAt: string;
        };
        ProjectNotificationView: {
            /**
             * @example Freelancer
             * @enum {string}
             */
            role: "JobSeeker" | "Freelancer" | "B2B";
            /** @example 656f2a9e1c9d440000a1b2c6 */
            projectId: string;
            /** @example S/4HANA conversion in retail */
            projectTitle: string;
            /**
             * @description The application's id.
             * @example 656f2a9e1c9d440000a1b2c3
             */
            _id: string;
            /** @example 656f2a9e1c9d440000a1b2c4 */
            userId: string;
            /**
             * @description First and last name.
             * @example Jana Seeker
             */
            applicant: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            appliedAt: string;
        };
        ProjectAppliedView: {
            /**
             * @example pending
             * @enum {string}
             */
            status: "pending" | "selected" | "rejected" | "withdrawn";
            /**
             * @description The project's id.
             * @example 656f2a9e1c9d440000a1b2c6
             */
            _id: string;
            /** @example S/4HANA conversion in retail */
            title: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            appliedAt: string;
        };
        ProjectApplicantView: {
            /**
             * @example Freelancer
             * @enum {string}
             */
            role: "JobSeeker" | "Freelancer" | "B2B";
            qualification: components["schemas"]["QualificationView"][];
            experience: components["schemas"]["ExperienceView"][];
            cv: components["schemas"]["FileView"] | null;
            certificate: components["schemas"]["FileView"] | null;
            jobs_applied: components["schemas"]["JobAppliedView"][];
            /** @example 656f2a9e1c9d440000a1b2c4 */
            _id: string;
            /** @example Lena */
            first_name: string;
            /** @example Vogt */
            last_name: string;
            /** @example lena.vogt@example.com */
            email: string;
            /**
             * @description Empty when not given, like every other text.
             * @example +49 30 000000-0
             */
            phone: string;
            /** @example Germany */
            country: string;
            /** @example female */
            gender: string;
            /** @example Spreewerk Armaturen GmbH */
            company_name: string;
            /**
             * @description Lowercase.
             * @example [
             *       "abap",
             *       "fiori"
             *     ]
             */
            skills: string[];
            /**
             * @description Whole percent of the fields that count for the role.
             * @example 70
             */
            profileCompletion: number;
            /**
             * @description Blocked by an administrator.
             * @example false
             */
            blocked: boolean;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Only in one's own: whether the account can be signed in to with a password.
             * @example true
             */
            hasPassword?: boolean;
            /**
             * @description Only in one's own: whether LinkedIn is linked.
             * @example false
             */
            linkedIn?: boolean;
            /** @description Newest first. */
            projects_applied: components["schemas"]["ProjectAppliedView"][];
        };
        UserNotificationDto: {
            /**
             * @description Who receives it; users may only name themselves.
             * @example 656f2a9e1c9d440000a1b2c4
             */
            userId: string;
            /** @example Your documents are complete. */
            message: string;
        };
        ApplicantView: {
            /**
             * @example Freelancer
             * @enum {string}
             */
            role: "JobSeeker" | "Freelancer" | "B2B";
            /**
             * @example pending
             * @enum {string}
             */
            status: "pending" | "selected" | "rejected" | "withdrawn";
            /** @example 656f2a9e1c9d440000a1b2c3 */
            userId: string;
            /**
             * @description First and last name.
             * @example Nora Lindt
             */
            name: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            appliedAt: string;
        };
        ProjectView: {
            /**
             * @description Shown as its UTC date; null while open.
             * @example 2027-01-11T00:00:00.000Z
             */
            start_date: string | null;
            /** @description All applicants for the owner, only their own entry for others, none for visitors. */
            applicants: components["schemas"]["ApplicantView"][];
            /** @example 656f2a9e1c9d440000a1b2c3 */
            _id: string;
            /** @example S/4HANA migration of a parts maker */
            title: string;
            /**
             * @description Line breaks are kept.
             * @example Greenfield move of finance and logistics.
             */
            description: string;
            /**
             * @example [
             *       "S/4HANA",
             *       "ABAP"
             *     ]
             */
            technologies: string[];
            /**
             * @example [
             *       "Migration"
             *     ]
             */
            category: string[];
            /**
             * @description The company that owns it; absent for the administration's projects and for visitors.
             * @example 656f2a9e1c9d440000a1b2c4
             */
            b2bId?: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
        };
        OwnProjectDto: {
            /** @example S/4HANA migration of a parts maker */
            title: string;
            /** @example Greenfield move of finance and logistics. */
            description: string;
            technologies?: string[] | string;
            category?: string[] | string;
            /**
             * @description A date or a date with time; null or an empty string for an open start.
             * @example 2026-11-21
             */
            start_date?: (string | "") | null;
            /**
             * @description The caller's own id, or missing.
             * @example 656f2a9e1c9d440000a1b2c6
             */
            b2bId?: string;
        };
        ProjectAnswer: {
            /** @example Project created successfully! */
            message: string;
            project: components["schemas"]["ProjectView"];
        };
        ProjectApplyDto: {
            /** @example 656f2a9e1c9d440000a1b2c8 */
            projectId: string;
            /**
             * @description The caller's own id, or missing.
             * @example 656f2a9e1c9d440000a1b2c4
             */
            userId?: string;
            /**
             * @description Ignored: taken from the account.
             * @example Freelancer
             */
            role?: string;
            /**
             * @description Ignored: taken from the account.
             * @example Lena Vogt
             */
            name?: string;
            /**
             * @description Ignored: taken from the project.
             * @example EWM rollout for two distribution centres
             */
            projectTitle?: string;
        };
        AdminProjectView: {
            /**
             * @description Shown as its UTC date; null while open.
             * @example 2027-01-11T00:00:00.000Z
             */
            start_date: string | null;
            /**
             * @description Applications of any status.
             * @example 4
             */
            applicantsCount: number;
            /**
             * @description True while the owner is not a B2B user: nobody else sees the project.
             * @example false
             */
            hidden: boolean;
            /**
             * @description Name of the company that owns it; absent with `b2bId`, empty where the company has not said it.
             * @example Spree Logistik
             */
            companyName?: string;
            /** @example 656f2a9e1c9d440000a1b2c3 */
            _id: string;
            /** @example S/4HANA migration of a parts maker */
            title: string;
            /**
             * @description Line breaks are kept.
             * @example Greenfield move of finance and logistics.
             */
            description: string;
            /**
             * @example [
             *       "S/4HANA",
             *       "ABAP"
             *     ]
             */
            technologies: string[];
            /**
             * @example [
             *       "Migration"
             *     ]
             */
            category: string[];
            /**
             * @description The company that owns it; absent for the administration's projects and for visitors.
             * @example 656f2a9e1c9d440000a1b2c4
             */
            b2bId?: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
        };
        ProjectDto: {
            /** @example S/4HANA migration of a parts maker */
            title: string;
            /** @example Greenfield move of finance and logistics. */
            description: string;
            technologies?: string[] | string;
            category?: string[] | string;
            /**
             * @description A date or a date with time; null or an empty string for an open start.
             * @example 2026-11-21
             */
            start_date?: (string | "") | null;
        };
        AdminProjectAnswer: {
            /** @example Project created successfully! */
            message: string;
            project: components["schemas"]["AdminProjectView"];
        };
        AnonymousConsultantView: {
            /** @example 656f2a9e1c9d440000a1b2c3 */
            _id: string;
            /** @example Senior SAP FI consultant */
            position: string;
            /**
             * @example [
             *       "SAP FI",
             *       "S/4HANA"
             *     ]
             */
            skills: string[];
            /** @example from March */
            availability: string;
            /** @example 960 EUR per day */
            rate: string;
            /**
             * @description For companies only: whether the caller has applied.
             * @example false
             */
            applied?: boolean;
        };
        HomeSearchView: {
            projects: components["schemas"]["ProjectView"][];
            consultants: components["schemas"]["AnonymousConsultantView"][];
        };
        DayCountView: {
            /**
             * @description A day in UTC.
             * @example 2026-11-21
             */
            day: string;
            /** @example 3 */
            count: number;
        };
        OverviewView: {
            /** @example 32 */
            jobs: number;
            /**
             * @description Applications for jobs.
             * @example 48
             */
            applications: number;
            /**
             * @description Applications that have not been decided yet.
             * @example 12
             */
            openApplications: number;
            /** @example 120 */
            jobSeekers: number;
            /** @example 35 */
            freelancers: number;
            /** @example 14 */
            b2bUsers: number;
            /** @example 31 */
            projects: number;
            /** @example 22 */
            employees: number;
            /** @example 20 */
            consultants: number;
            /**
             * @description Conversations with something the administration has not opened, without flagged ones.
             * @example 4
             */
            unreadConversations: number;
            /**
             * @description Contact messages that look like spam and were not opened.
             * @example 1
             */
            flaggedMessages: number;
            /**
             * @description Emails that could not be delivered.
             * @example 0
             */
            undeliveredMails: number;
            /** @description Applications for jobs on each of the last 30 days, the oldest first. */
            applicationsPerDay: components["schemas"]["DayCountView"][];
        };
        AuditEntryView: {
            /** @example 656f2a9e1c9d440000a1b2c3 */
            _id: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            at: string;
            /**
             * @description An administrator's or a user's id, or `system`.
             * @example 656f2a9e1c9d440000a1b2c4
             */
            actorId: string;
            /**
             * @example admin
             * @enum {string}
             */
            actorKind: "user" | "admin" | "system";
            /** @example job.deleted */
            action: string;
            /** @example job */
            targetKind: string;
            /** @example 656f2a9e1c9d440000a1b2c5 */
            targetId: string;
            /**
             * @description The name or title of what it was done to.
             * @example Jana Seeker
             */
            label?: string;
            /**
             * @description Of a decision: the job applied for.
             * @example SAP Basis Administrator
             */
            regarding?: string;
        };
        OutboxMailView: {
            /** @example 656f2a9e1c9d440000a1b2c3 */
            _id: string;
            /** @example mara@mail.example */
            to: string;
            /** @example Please confirm your address */
            subject: string;
            /** @example verification */
            kind: string;
            /**
             * @example failed
             * @enum {string}
             */
            state: "waiting" | "failed";
            /** @example 8 */
            attempts: number;
            /**
             * @description The mail server's response.
             * @example 550 mailbox unavailable
             */
            lastError: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the next attempt; null once it has failed.
             * @example 2026-11-21T08:15:00.000Z
             */
            nextAt: string | null;
        };
        ProfileForm: {
            /** @description Entries without any value are dropped. */
            qualification?: components["schemas"]["QualificationDto"][] | string;
            /** @description Entries without any value are dropped. */
            experience?: components["schemas"]["ExperienceDto"][] | string;
            /** @example Lena */
            first_name?: string;
            /** @example Vogt */
            last_name?: string;
            /** @example +49 30 123456 */
            phone?: string;
            /** @example Germany */
            country?: string;
            /** @example female */
            gender?: string;
            /**
             * @example Freelancer
             * @enum {string}
             */
            role?: "JobSeeker" | "Freelancer" | "B2B";
            /**
             * @description Not blank for B2B users.
             * @example Spree Logistik AG
             */
            company_name?: string;
            /**
             * @description Lowercased.
             * @example ABAP, Fiori
             */
            skills?: string;
            /**
             * Format: binary
             * @description A PDF of at most 5 MiB
             */
            cv?: string;
            /**
             * Format: binary
             * @description A PDF of at most 5 MiB
             */
            certificate?: string;
        };
        ConsultantForm: {
            /** @description Entries without any value are dropped. */
            qualification?: components["schemas"]["QualificationDto"][] | string;
            /** @description Entries without any value are dropped. */
            experience?: components["schemas"]["ExperienceDto"][] | string;
            /** @example Senior SAP FI consultant */
            position?: string;
            /**
             * @description Free text.
             * @example 960 EUR per day
             */
            rate?: string;
            /**
             * @description Free text.
             * @example from March
             */
            availability?: string;
            /**
             * @description A list, comma-separated text, or a JSON string of a list
             * @example ABAP, Fiori
             */
            projects?: string;
            /**
             * @description Empty, or a valid address; for the administration only.
             * @example miriam.sander@example.com
             */
            email?: string;
            /** @example ABAP, Fiori */
            skills?: string;
            /** @example Miriam Sander */
            name: string;
        };
        ConsultantChangeForm: {
            /** @description Entries without any value are dropped. */
            qualification?: components["schemas"]["QualificationDto"][] | string;
            /** @description Entries without any value are dropped. */
            experience?: components["schemas"]["ExperienceDto"][] | string;
            /** @example Senior SAP FI consultant */
            position?: string;
            /**
             * @description Free text.
             * @example 960 EUR per day
             */
            rate?: string;
            /**
             * @description Free text.
             * @example from March
             */
            availability?: string;
            /**
             * @description A list, comma-separated text, or a JSON string of a list
             * @example ABAP, Fiori
             */
            projects?: string;
            /**
             * @description Empty, or a valid address; for the administration only.
             * @example miriam.sander@example.com
             */
            email?: string;
            /** @example ABAP, Fiori */
            skills?: string;
            /** @example Miriam Sander */
            name?: string;
        };
        EmployeeForm: {
            /** @description Entries without any value are dropped. */
            qualification?: components["schemas"]["QualificationDto"][] | string;
            /** @description Entries without any value are dropped. */
            experience?: components["schemas"]["ExperienceDto"][] | string;
            /** @example Senior SAP FI consultant */
            position?: string;
            /**
             * @description Free text.
             * @example 960 EUR per day
             */
            rate?: string;
            /**
             * @description Free text.
             * @example from March
             */
            availability?: string;
            /**
             * @description A list, comma-separated text, or a JSON string of a list
             * @example ABAP, Fiori
             */
            projects?: string;
            /** @example Jonas Brandt */
            name: string;
            /** @example jonas.brandt@example.com */
            email: string;
            /** @example ABAP, Fiori */
            skills: string;
            /**
             * @description The caller's own id, or missing.
             * @example 656f2a9e1c9d440000a1b2c6
             */
            b2bId?: string;
            /**
             * @description Ignored: taken from the account.
             * @example Spreewerk Armaturen GmbH
             */
            companyName?: string;
            /**
             * Format: binary
             * @description A PDF of at most 5 MiB
             */
            cv?: string;
        };
        AdminEmployeeForm: {
            /** @description Entries without any value are dropped. */
            qualification?: components["schemas"]["QualificationDto"][] | string;
            /** @description Entries without any value are dropped. */
            experience?: components["schemas"]["ExperienceDto"][] | string;
            /** @example Senior SAP FI consultant */
            position?: string;
            /**
             * @description Free text.
             * @example 960 EUR per day
             */
            rate?: string;
            /**
             * @description Free text.
             * @example from March
             */
            availability?: string;
            /**
             * @description A list, comma-separated text, or a JSON string of a list
             * @example ABAP, Fiori
             */
            projects?: string;
            /** @example Jonas Brandt */
            name: string;
            /** @example jonas.brandt@example.com */
            email: string;
            /** @example ABAP, Fiori */
            skills: string;
            /**
             * @description Kept for employees that belong to no company account, ignored for the others.
             * @example Spree Logistics AG
             */
            companyName?: string;
            /**
             * Format: binary
             * @description A PDF of at most 5 MiB
             */
            cv?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Health_ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Me_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Account_erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EraseDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Me_byEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserByEmailDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Me_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileForm"];
                "application/json": components["schemas"]["ProfileDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    MyFiles_cv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, `inline`, under its own name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    MyFiles_removeCv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    MyFiles_certificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, `inline`, under its own name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    MyFiles_removeCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    MyFiles_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data as JSON, and the documents themselves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminUsers_freelancers: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
                /** @description Literal, ignoring case, in one of the skills. */
                skill?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminUsers_freelancer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminUsers_companies: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminUsers_company: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Auth_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Auth_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Auth_verifyEmail: {
        parameters: {
            query: {
                /** @description From the mailed link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing, unknown or has expired */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    Auth_resend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Auth_exchange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    EmailChange_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLinkDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    EmailChange_undo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLinkDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    PasswordReset_forgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    PasswordReset_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Account_unlink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Account_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Account_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Account_changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Account_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Account_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminSignIn_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRegisterDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminSignIn_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSignInAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminPasswordReset_forgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminPasswordReset_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminAccount_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminIdentityView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminAccount_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPhoneDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminAccount_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminAccount_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminAccount_changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminAccount_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminAccount_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Admins_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Admins_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InviteDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Admins_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Admins_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Consultants_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsultantView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Consultants_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsultantApplyDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /**
             * @description Signed in, but not allowed
             *
             *     Signed in, but not allowed
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminConsultants_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsultantView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminConsultants_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ConsultantForm"];
                "application/json": components["schemas"]["ConsultantDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsultantAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminConsultants_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsultantView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminConsultants_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["ConsultantChangeForm"];
                "application/json": components["schemas"]["ConsultantChangeDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsultantAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminConsultants_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminConsultants_applicants: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsultantApplicantView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Employees_all: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Employees_mine: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Employees_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EmployeeForm"];
                "application/json": components["schemas"]["EmployeeDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Employees_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Employees_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EmployeeForm"];
                "application/json": components["schemas"]["EmployeeDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Employees_cv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, `inline`, under its own name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminEmployees_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminEmployees_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AdminEmployeeForm"];
                "application/json": components["schemas"]["AdminEmployeeDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminEmployees_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminEmployees_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AdminEmployeeForm"];
                "application/json": components["schemas"]["AdminEmployeeDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminEmployees_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminEmployees_cv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, `inline`, under its own name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Contact_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminContact_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminContact_clearSpam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpamDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Messages_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Messages_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentView"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /**
             * @description Signed in, but not allowed
             *
             *     Signed in, but not allowed
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Messages_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReadDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminMessages_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
                /** @description `only` keeps contact messages that look like spam, `hide` leaves them out. */
                spam?: "only" | "hide";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationSummaryView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminMessages_open: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminConversationView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminMessages_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminMessageDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentByAdminView"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Jobs_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
                /** @description Exactly this location. */
                location?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Jobs_locations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Jobs_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Jobs_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /**
             * @description Signed in, but not allowed
             *
             *     Signed in, but not allowed
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminJobs_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminJobs_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
                /** @description Exactly this location. */
                location?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminJobView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminJobs_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminJobs_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminJobs_applicantsOf: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
                /** @description `hide` leaves out rejected applicants. */
                rejected?: "show" | "hide";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplicantView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminJobs_decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminApplicants_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminApplicants_cv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, `inline`, under its own name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminApplicants_certificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, `inline`, under its own name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminNotifications_jobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobNotificationView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminNotifications_projects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectNotificationView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminNotifications_projectApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectApplicantView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    UserNotifications_notify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserNotificationDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentByAdminView"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /**
             * @description Signed in, but not allowed
             *
             *     Signed in, but not allowed
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Projects_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
                /** @description Exactly this category. */
                category?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Projects_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Projects_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Projects_mine: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
                /** @description Exactly this category. */
                category?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /**
             * @description Signed in, but not allowed
             *
             *     Signed in, but not allowed
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Projects_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnProjectDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /**
             * @description Signed in, but not allowed
             *
             *     Signed in, but not allowed
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Projects_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Projects_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnProjectDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /**
             * @description Signed in, but not allowed
             *
             *     Signed in, but not allowed
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Projects_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectApplyDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /**
             * @description Signed in, but not allowed
             *
             *     Signed in, but not allowed
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminProjects_list: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
                /** @description Exactly this category. */
                category?: string;
                /** @description `mine` lists the administration's own projects, which no company owns. */
                owner?: "all" | "mine";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminProjects_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminProjects_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Signed in, but not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminProjects_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminProjects_applicants: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    AdminProjects_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectDto"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    HomeSearch_search: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                tab?: "projects" | "consultants";
                /** @description Comma-separated text; any of its terms may match. Everything when empty. */
                skill?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeSearchView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    LinkedIn_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the provider, with a cookie that binds the attempt to the browser */
            302: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    LinkedIn_callback: {
        parameters: {
            query?: {
                /** @description The state the attempt started with */
                state?: string;
                /** @description The provider's code */
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To `/sign_in?data=` with base64url JSON `{ user: { _id }, token }`, whose token lives 60 seconds and works once at session/exchange; or to `/sign_in?error=` with one of cancelled, expired, provider, email_unverified, linked_to_another, email_reserved, blocked */
            302: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Administration_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewView"];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Administration_audit: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
                /** @description Exactly this action. */
                action?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Administration_undelivered: {
        parameters: {
            query?: {
                /** @description Page, from 1; one past the end is an empty list. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Literal search text, ignoring case. */
                q?: string;
                /** @description Only emails that are waiting, or that have failed. */
                state?: "waiting" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Number of entries in the whole list */
                    "X-Total-Count"?: number;
                    /** @description first, prev, next and last page (RFC 8288) */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMailView"][];
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Administration_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Conflicts with stored data */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Request too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Content type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Exports_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: "applicants.csv" | "freelancers.csv" | "b2b-users.csv" | "messages.csv";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, as an attachment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example Sent at,Kind,Name,Email,From,Message */
                    "text/csv": string;
                };
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not signed in, or the session has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Not found, or not visible to the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Feeds_sitemap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <urlset><url><loc>https://example.com/</loc></url></urlset> */
                    "application/xml": string;
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Feeds_robots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example User-agent: * */
                    "text/plain": string;
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    Feeds_atom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <feed xmlns="http://www.w3.org/2005/Atom"></feed> */
                    "application/atom+xml": string;
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
    JobPage_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slugAndId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Unchanged since the ETag sent with If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Redirects to the correct address when the slug is wrong */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is invalid; nothing was changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description The job does not exist or no longer exists: a page that says so, or JSON if the site is not built */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
            /** @description Database unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorView"];
                };
            };
        };
    };
}
