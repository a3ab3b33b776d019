// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/process.h"

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <limits>
#include <system_error>

#include <pwd.h>
#include <unistd.h>

namespace yuyi::platform {

bool isProcessGone(std::int64_t number)
{
    // To kill(), what is not positive means groups of processes.
    if (number <= 0 || number > std::numeric_limits<pid_t>::max())
        return false;
    return ::kill(static_cast<pid_t>(number), 0) != 0 && errno == ESRCH;
}

std::string processSpace()
{
    std::error_code error;
    // "pid:[4026531836]"
    const std::string name = std::filesystem::read_symlink("/proc/self/ns/pid", error).string();
    const std::size_t open = name.rfind('[');
    if (error || open == std::string::npos)
        return {};
    return name.substr(open + 1, name.find(']', open) - open - 1);
}

std::string fullUserName()
{
    const passwd *entry = ::geteuid() == 0 ? nullptr : ::getpwuid(::geteuid());
    if (entry == nullptr || entry->pw_gecos == nullptr)
        return {};
    // Room and telephone follow after commas.
    const std::string fields = entry->pw_gecos;
    return fields.substr(0, fields.find(','));
}

} // namespace yuyi::platform
