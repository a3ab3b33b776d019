// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/releases.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/project/about.h"
#include "models/services/packages/packageservice.h"
#include "models/services/release/aboutservice.h"
#include "models/services/release/releaseservice.h"

namespace yuyi {

namespace {

constexpr quint32 splitSeed = 42;
constexpr int packed = 3;

} // namespace

Result<> DemoReleases::describe()
{
    AboutService service(m_stage.stores, m_stage.lead);
    for (const Json &told : m_stage.set.acts("about")) {
        if (const auto field = fromCode<AboutField>(textOf(told, "field")))
            YUYI_CHECK(service.set(*field, textOf(told, "text")));
    }
    return {};
}

Result<> DemoReleases::release(int number, Progress &progress)
{
    YUYI_TRY(const auto folder, m_stage.folderFor("releases"));
    ReleaseRequest request;
    request.format = ExportFormat::CiiBench;
    request.target = folder + QStringLiteral("/%1-0.%2").arg(m_stage.set.word("release")).arg(number);
    request.splits = {{QStringLiteral("dev"), 1}, {QStringLiteral("test"), 3}};
    request.seed = splitSeed;
    request.by = m_stage.lead;
    const auto released = ReleaseService(m_stage.stores, m_stage.folder()).release(request, progress);
    return released ? Result<>() : passOn(released);
}

Result<> DemoReleases::pack(Progress &progress)
{
    YUYI_TRY(const auto folder, m_stage.folderFor("packages"));
    YUYI_TRY(const auto holder, m_stage.person(m_stage.set.word("package-holder")));
    PackageService service(m_stage.stores, m_stage.lead);
    PackRequest request;
    request.role = Role::Annotator;
    request.person = holder;
    request.count = packed;
    YUYI_TRY(const auto preview, service.preview(request));
    request.file = folder + u'/' + preview.fileName;
    const auto made = service.pack(request, m_stage.host, m_stage.folder(), progress);
    return made ? Result<>() : passOn(made);
}

} // namespace yuyi
