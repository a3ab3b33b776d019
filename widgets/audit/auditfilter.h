// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "models/stores/historystore.h"
#include "models/stores/projectstore.h"
#include "widgets/shell/page/page.h"

#include <QDate>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QToolButton;

namespace yuyi {

class LineField;

/// Filter of the audit page: person, kind of record, action, image, first and last day.
class AuditFilterBar final : public QWidget
{
    Q_OBJECT
public:
    explicit AuditFilterBar(PageContext context, QWidget *parent = nullptr);

    EventFilter filter() const;
    /// Updates the list of people and the acting person.
    void refresh();
    /// Shows only events of this image.
    void showImage(const ImageId &image, const QString &name);
    void clear();
    void focusImage();
    void focusFirst();

Q_SIGNALS:
    void changed();
    /// Back to the list.
    void left();
    /// No image has the given name, or the dates are invalid; `sentence` says which.
    void notFound(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillActions();
    void findImage();
    void readDays();
    void retranslate();

    PageContext m_context;
    ImageId m_imageId;
    QDate m_from;  ///< invalid: no first day
    QDate m_until; ///< inclusive
    Latest m_latest;
    QComboBox *m_person;
    QComboBox *m_entity;
    QComboBox *m_action;
    LineField *m_image;
    LineField *m_days;
    QCheckBox *m_typing;
    QToolButton *m_clear;
};

} // namespace yuyi
